import type { Outcome } from '../attempt.ts';
import type { Find } from '../find.ts';
import type { Move } from '../move.ts';
import type { Scene } from '../watch.ts';

/** A credential that has ended was answered as one that counts. */
export function afterEnd({ ended }: Scene, { holder, step }: Move, { answer }: Outcome): Find | undefined {
  if (holder?.as === undefined || !ended.has(holder.as) || answer.status >= 400) return undefined;
  return { oracle: 'ended', message: `${step.call} answers ${answer.status} to ${holder.as}, which has ended` };
}
