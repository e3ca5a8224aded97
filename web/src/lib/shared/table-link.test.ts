import { expect, test } from 'vitest';
import { tableIn } from './table-link';

test.each([
  ['https://orrery.test/t/aB3_-xyz9', 'aB3_-xyz9'],
  [' http://localhost:8000/t/aB3_-xyz9/replay?at=4 ', 'aB3_-xyz9'],
  ['/t/aB3_-xyz9?language=fr', 'aB3_-xyz9'],
  ['aB3_-xyz9', 'aB3_-xyz9'],
])('%s leads to a table', (text, table) => expect(tableIn(text)).toBe(table));

test.each(['', 'https://orrery.test/', 'https://orrery.test/rules/chess', 'two words'])('%s leads nowhere', (text) =>
  expect(tableIn(text)).toBeNull(),
);
