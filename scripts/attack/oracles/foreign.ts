import type { Outcome } from '../attempt.ts';
import type { Find } from '../find.ts';
import type { Move } from '../move.ts';
import type { Scene } from '../scene.ts';

/** Somebody outside the victim was shown what the victim keeps for itself. */
export function foreignRow({ value }: Scene, { holder, step }: Move, { answer }: Outcome): Find | undefined {
  if (holder === undefined || holder.tenant === 'victim') return undefined;
  const canary = `canary-${value('unique') ?? ''}`;
  if (!JSON.stringify(answer.body ?? null).includes(canary)) return undefined;
  return { oracle: 'foreign', message: `${step.call} shows ${holder.as ?? 'anybody'} a row of the victim: ${canary}` };
}
