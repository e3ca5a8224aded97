import { describe, expect, test } from 'vitest';
import { gravest, heardIn, type SoundsOf } from './sounds';

const sounds: SoundsOf = { 'game-caught': 'caught', 'game-goal': 'goal' };
const event = (kind: string) => ({ number: 1, kind, args: {} });
const still = { mine: false, over: false };

describe('what is heard', () => {
  test('belongs to the kinds of events that came', () => {
    const heard = heardIn([event('game-goal'), event('game-moved'), event('game-caught')], still, still, sounds);
    expect([...heard]).toEqual([
      ['game-goal', 'goal'],
      ['game-caught', 'caught'],
    ]);
  });

  test('a turn sounds when it begins, and only then', () => {
    const mine = { mine: true, over: false };
    expect([...heardIn([], still, mine, sounds).values()]).toEqual(['turn']);
    expect(heardIn([], mine, mine, sounds).size).toBe(0);
  });

  test('so does the end', () => {
    const over = { mine: false, over: true };
    expect([...heardIn([], still, over, sounds).values()]).toEqual(['end']);
    expect(heardIn([], over, over, sounds).size).toBe(0);
  });

  test('nothing is heard of what was there when the table was opened', () => {
    expect(heardIn([event('game-caught')], null, { mine: true, over: false }, sounds).size).toBe(0);
  });

  test('of several the gravest', () => {
    expect(gravest(['turn', 'goal', 'caught'])).toBe('caught');
    expect(gravest([])).toBeUndefined();
  });
});
