import { lifecycleFacts } from '../../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Explanation, ExplanationDelivery } from '../../../generated/contract/schemas.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { snake } from '../../platform/db/rows/case.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Access } from '../../platform/explain/access.ts';
import {
  type AnySections,
  type ExplainedRow,
  type ExplainSources,
  holds,
  type Viewer,
} from '../../platform/explain/explainer.ts';
import { nextEvents } from '../../platform/explain/next-events.ts';
import { compiledMachine, type Leaf, leafOfRow } from '../../platform/lifecycle/compiled-machine.ts';
import { type DecisionRecord, decisionsOf, presentDecision } from '../policies/index.ts';
import { type Delivered, deliveriesOf, jobsOf, refusalsOf, stepsOf, timersOf } from './records.cross-tenant.ts';
import { refusalsShown } from './refusals.ts';
import { timelineOf } from './timeline.ts';
import { deadlinesOf, waitsOf } from './waiting.ts';
import { summaryOf } from './words.ts';

/** A resource and who asks about it. */
export interface Question {
  readonly id: string;
  readonly machine: LifecycleName;
  readonly reads: Reads;
  readonly viewer: Viewer;
  readonly access: Access;
  readonly sources: ExplainSources;
}

/** Everything on record about a resource, read in one turn. */
export interface Found {
  readonly row: ExplainedRow | undefined;
  readonly steps: Awaited<ReturnType<typeof stepsOf>>;
  readonly jobs: Awaited<ReturnType<typeof jobsOf>>;
  readonly timers: Awaited<ReturnType<typeof timersOf>>;
  readonly deliveries: Awaited<ReturnType<typeof deliveriesOf>>;
  readonly refusals: Awaited<ReturnType<typeof refusalsOf>>;
  readonly decisions: readonly DecisionRecord[];
  readonly sections: AnySections;
  /** Whether amounts that the viewer moves have a limit. */
  readonly isLimited: boolean;
}

/** Asks for everything at once. Whether the viewer may see the resource at all is asked beside it. */
export async function findResource({ id, machine, reads, viewer, sources }: Question): Promise<Found> {
  const { tenantId } = viewer;
  const explainer = sources.explainers[machine];
  const [row, steps, jobs, timers, deliveries, refusals, decisions, sections, limits] = await Promise.all([
    reads.one<ExplainedRow>(rowOf(sources, machine, id, tenantId)),
    stepsOf(reads, id, tenantId),
    jobsOf(reads, id, explainer?.jobTopics ?? []),
    timersOf(reads, id),
    holds(viewer, 'webhooks:read') ? deliveriesOf(reads, id, tenantId) : [],
    refusalsOf(reads, id, tenantId),
    holds(viewer, 'policies:read') ? reads.many<DecisionRecord>(decisionsAbout(id, tenantId)) : [],
    explainer?.load?.({ ...viewer, id, reads }) ?? {},
    reads.one<{ isLimited: boolean }>(limitsOf(viewer)),
  ]);
  const isLimited = limits?.isLimited === true;
  return { row, steps, jobs, timers, deliveries, refusals, decisions, sections, isLimited };
}

/** The grants of the viewer and the rules of the organization, which judge what the viewer moves (D-521). */
const limitsOf = ({ tenantId, caller }: Viewer) =>
  sql.raw(
    `SELECT EXISTS (SELECT FROM payment_policies WHERE tenant_id = q.tenant AND status = 'ACTIVE' AND rules <> '{}')
      OR EXISTS (SELECT FROM authorities WHERE tenant_id = q.tenant AND member_id = q.member
        AND 'payment.create' = ANY(allowed_actions)) AS is_limited FROM (SELECT ?::text AS tenant, ?::text AS member) q`,
    [tenantId, caller?.memberId ?? null],
  );

/** Behind the first wall: a row of which the tenant is a party. */
function rowOf({ lifecycles }: ExplainSources, machine: LifecycleName, id: string, tenantId: string | null) {
  const { table, parties } = compiledMachine(lifecycles[machine].machine).meta;
  const row = sql(table).select('*').where({ id });
  if (tenantId === null) return row;
  return row.where((either) => {
    for (const party of parties) either.orWhere({ [snake(party)]: tenantId });
  });
}

/** The newest decisions of policies about a resource, newest first: a tenant's own; with null, every tenant's. */
const decisionsAbout = (id: string, tenantId: string | null) =>
  (tenantId === null ? sql('policy_decisions') : decisionsOf(tenantId, {}))
    .where({ resource_id: id })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_DECISIONS);

const MOST_DECISIONS = 50;

/** The form of the status: as the operation showed it, or as the row has it. */
export interface Shown {
  readonly status?: string | undefined;
  readonly face: 'status' | 'public';
}

/** Tells one party what is on record about a resource that it may see. */
export function explain(
  { machine, viewer, access, sources }: Question,
  found: Found & { readonly row: ExplainedRow },
  shown: Shown,
): Explanation {
  const { row, steps, timers, sections } = found;
  const compiled = compiledMachine(sources.lifecycles[machine].machine);
  const leaf = leafOfRow(compiled, row.status, row.publicStatus);
  const isOwner = viewer.tenantId === null || ownerOf(row, compiled.meta.clock) === viewer.tenantId;
  const explainer = sources.explainers[machine];
  const context = row as Readonly<Record<string, unknown>>;
  const show = ({ status, publicStatus }: Leaf): string => (shown.face === 'public' ? publicStatus : status);
  const { isLimited } = found;
  const judge = { access, viewer, isOwner, isLimited, explainer, show, operations: sources.operations };
  const next = nextEvents({ compiled, leaf, row: context }, judge);
  const state = nameOf(leaf);
  const meaning = lifecycleFacts[machine].states[state] ?? '';
  const jobs = isOwner ? found.jobs : [];
  const own = explainer?.waitingFor?.(row as never, viewer);
  const waitingFor = leaf.final
    ? []
    : own === undefined
      ? waitsOf(
          { machine, state, meaning, isPassing: leaf.passing, row: context, tenantId: viewer.tenantId },
          next,
          jobs,
        )
      : [...own, ...deadlinesOf(next)];
  const status = shown.status ?? show(leaf);
  const timeline = timelineOf(steps, {
    machine,
    tenantId: viewer.tenantId,
    isOwner,
    face: shown.face,
    seesNames: holds(viewer, 'members:read'),
  });
  const because = explainer?.because?.(
    row as never,
    timeline.flatMap(({ event }) => event ?? []),
  );
  const { final: isFinal } = leaf;
  const side = { isOwner };
  return {
    resource: { id: row.id, lifecycle: machine, status, isFinal, since: row.updatedAt.toISOString() },
    summary: summaryOf({ machine, status, meaning, isFinal, waitingFor, because }),
    timeline,
    waitingFor,
    next,
    money: sections.money?.(row as never, side) ?? null,
    routes: sections.routes?.(row as never, side) ?? null,
    approvals: sections.approvals?.(row as never, side) ?? [],
    providerAttempts: sections.providerAttempts?.(row as never, side) ?? [],
    jobs: jobs.map(({ topic, dueAt, attempts }) => ({ topic, dueAt: dueAt.toISOString(), attempts })),
    timers: (isOwner ? timers : []).map(({ event, dueAt }) => ({ event, dueAt: dueAt.toISOString() })),
    refusals: refusalsShown(found.refusals, holds(viewer, 'members:read')),
    policyDecisions: found.decisions.map(presentDecision).toReversed(),
    deliveries: found.deliveries.map(presentDelivery),
  };
}

const ownerOf = (row: ExplainedRow, clock: string): unknown =>
  clock === 'id' ? row.id : (row as unknown as Readonly<Record<string, unknown>>)[clock];

/** `COMPLIANCE_HOLD.APPROVAL_PENDING`: as the generated tables name a leaf. */
const nameOf = ({ value }: Leaf): string => {
  const names: string[] = [];
  for (let at: unknown = value; at !== undefined; ) {
    const [name, inner] =
      typeof at === 'string' ? [at, undefined] : (Object.entries(at as object)[0] ?? ['', undefined]);
    names.push(name);
    at = inner;
  }
  return names.join('.');
};

const presentDelivery = (delivery: Delivered): ExplanationDelivery => ({
  id: delivery.id,
  endpointId: delivery.endpointId,
  eventType: delivery.eventType as ExplanationDelivery['eventType'],
  status: delivery.status,
  attempts: delivery.attemptCount,
  lastError: delivery.lastError,
  nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
});
