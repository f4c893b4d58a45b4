import { lifecycleFacts } from '../../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { ExplanationNext, ExplanationWait } from './explanation.ts';
import type { WaitingJob } from './records.cross-tenant.ts';
import { waitFor } from './wait-for.ts';

/** A resource in the state in which it waits. */
interface Waiting {
  readonly machine: LifecycleName;
  readonly state: string;
  /** The machine's description of the state. */
  readonly meaning: string;
  readonly isPassing: boolean;
  readonly row: Readonly<Record<string, unknown>>;
  /** The tenant that asks; null for an operator. */
  readonly tenantId: string | null;
}

/**
 * Returns what the machine alone tells of what a resource waits for: whoever has to act, what comes from outside, its
 * deadline, and work of the service that is on its way.
 */
export function waitsOf(
  waiting: Waiting,
  next: readonly ExplanationNext[],
  jobs: readonly WaitingJob[],
): ExplanationWait[] {
  const { meaning, isPassing } = waiting;
  const outside = (['provider', 'chain'] as const).flatMap((kind): ExplanationWait[] =>
    next.some(({ by, allowed }) => by === kind && allowed !== false) ? [waitFor(kind, meaning)] : [],
  );
  const service: ExplanationWait[] = isPassing || jobs.length > 0 ? [waitFor('service', workOf(jobs))] : [];
  return [...peopleOf(waiting), ...outside, ...service, ...deadlinesOf(next)];
}

/** The party that has to act next (`waitsFor` of the state), from the viewer's side, with the operations for it. */
function peopleOf({ machine, state, meaning, row, tenantId }: Waiting): ExplanationWait[] {
  const { waits, senders } = lifecycleFacts[machine];
  const wait = waits[state];
  if (wait === undefined) return [];
  const operations = wait.events.flatMap((event) => senders[event] ?? []);
  const clearedBy = operations.flatMap(({ kind, operation }) => (kind !== 'control' && operation ? [operation] : []));
  return [waitFor(kindOf(wait.who, row, tenantId), meaning, [...new Set(clearedBy)])];
}

function kindOf(who: string, row: Waiting['row'], tenantId: string | null): ExplanationWait['kind'] {
  if (isKind(who)) return who;
  return tenantId !== null && row[who] === tenantId ? 'you' : 'counterparty';
}

/** Kinds that a machine names where its context has no tenant for them (machines/meta.ts). */
const isKind = (who: string): who is 'operator' | 'approval' | 'recipient' | 'counterparty' =>
  ['operator', 'approval', 'recipient', 'counterparty'].includes(who);

/** The deadline that ends the wait, where there is one. */
export const deadlinesOf = (next: readonly ExplanationNext[]): ExplanationWait[] =>
  next.flatMap(({ by, event, dueAt, to, allowed }) =>
    by === 'timer' && dueAt !== null && allowed !== false
      ? [{ ...waitFor('deadline', `${event} leads to ${to.join(' or ')}.`), dueAt }]
      : [],
  );

const workOf = (jobs: readonly WaitingJob[]): string =>
  jobs.length === 0
    ? 'The service continues automatically.'
    : `Background work is in progress: ${jobs.map(({ topic }) => topic).join(', ')}.`;
