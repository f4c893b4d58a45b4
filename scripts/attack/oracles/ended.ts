import type { Outcome } from '../attempt.ts';
import type { Find } from '../find.ts';
import type { Move } from '../move.ts';
import type { Scene } from '../scene.ts';

/**
 * A credential that has ended was answered as one that counts. A session is a person's: who was a member once may still read
 * who they are, and be invited again.
 */
export function afterEnd({ ended, ofThePerson }: Scene, { holder, step }: Move, { answer }: Outcome): Find | undefined {
  if (holder?.as === undefined || !ended.has(holder.as) || answer.status >= 400) return undefined;
  const isSession = holder.kind !== 'key' && holder.kind !== 'agentKey';
  if (isSession && ofThePerson.has(step.call)) return undefined;
  return { oracle: 'ended', message: `${step.call} answers ${answer.status} to ${holder.as}, which has ended` };
}
