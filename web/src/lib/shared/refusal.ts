/** Why something cannot be done, as an answer says it. */
import type { Refusal, ServerMessage } from './types';

/** The reason an answer gives against an action, if it gives one. */
export function refusalIn(said: ServerMessage): Refusal | null {
  if (said.is !== 'why' || said.code === undefined) return null;
  return { ...said, code: said.code, message: said.message ?? '' };
}
