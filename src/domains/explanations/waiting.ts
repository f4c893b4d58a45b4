import type { ExplanationNext, ExplanationWait } from '../../../generated/contract/schemas.ts';
import type { WaitingJob } from './records.cross-tenant.ts';

/**
 * What the machine alone tells of what a resource waits for: what comes from outside, its deadline, and work of the service
 * that is on its way. What people may do is in `next`: whether it waits for them only its lifecycle's own rules know.
 */
export function waitsOf(
  next: readonly ExplanationNext[],
  jobs: readonly WaitingJob[],
  meaning: string,
  isPassing: boolean,
): ExplanationWait[] {
  const outside = (['provider', 'chain'] as const).flatMap((kind): ExplanationWait[] =>
    next.some(({ by, allowed }) => by === kind && allowed !== false)
      ? [{ kind, code: null, why: meaning, clearedBy: [], dueAt: null }]
      : [],
  );
  const service: ExplanationWait[] =
    isPassing || jobs.length > 0
      ? [{ kind: 'service', code: null, why: workOf(jobs), clearedBy: [], dueAt: null }]
      : [];
  return [...outside, ...service, ...deadlinesOf(next)];
}

/** The deadline that ends the wait, where there is one. */
export const deadlinesOf = (next: readonly ExplanationNext[]): ExplanationWait[] =>
  next.flatMap(({ by, event, dueAt, to, allowed }) =>
    by === 'timer' && dueAt !== null && allowed !== false
      ? [{ kind: 'deadline', code: null, why: `${event} leads to ${to.join(' or ')}.`, clearedBy: [], dueAt }]
      : [],
  );

const workOf = (jobs: readonly WaitingJob[]): string =>
  jobs.length === 0
    ? 'The service continues automatically.'
    : `Background work is in progress: ${jobs.map(({ topic }) => topic).join(', ')}.`;
