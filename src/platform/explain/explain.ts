import { lifecycleFacts } from '../../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Reads } from '../db/reads.ts';
import { snake } from '../db/rows/case.ts';
import { sql } from '../db/sql.ts';
import { compiledMachine, type Leaf, leafOfRow } from '../lifecycle/compiled-machine.ts';
import type { Access } from './access.ts';
import { type AnySections, type ExplainedRow, type ExplainSources, holds, type Viewer } from './explainer.ts';
import type { CoreExplanation } from './explanation.ts';
import { type Limit, nextEvents } from './next-events.ts';
import { jobsOf, type MemberColumns, refusalsOf, stepsOf, timersOf } from './records.cross-tenant.ts';
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

/** What is on record about any resource, read in one turn. */
export interface Found {
  readonly row: ExplainedRow | undefined;
  readonly steps: Awaited<ReturnType<typeof stepsOf>>;
  readonly jobs: Awaited<ReturnType<typeof jobsOf>>;
  readonly timers: Awaited<ReturnType<typeof timersOf>>;
  readonly refusals: Awaited<ReturnType<typeof refusalsOf>>;
  readonly sections: AnySections;
}

/** The same of a resource that is there. */
export type FoundRow<F extends Found = Found> = F & { readonly row: ExplainedRow };

/** Asks for everything at once. Whether the viewer may see the resource at all is asked beside it. */
export async function findResource(
  { id, machine, reads, viewer, sources }: Question,
  members?: MemberColumns,
): Promise<Found> {
  const { tenantId } = viewer;
  const explainer = sources.explainers[machine];
  const [row, steps, jobs, timers, refusals, sections] = await Promise.all([
    reads.one<ExplainedRow>(rowOf(sources, machine, id, tenantId)),
    stepsOf(reads, id, tenantId, members),
    jobsOf(reads, id, explainer?.jobTopics ?? []),
    timersOf(reads, id),
    refusalsOf(reads, id, tenantId, members),
    explainer?.load?.({ ...viewer, id, reads }) ?? {},
  ]);
  return { row, steps, jobs, timers, refusals, sections };
}

/** Behind the first wall: a row of which the tenant is a party. */
function rowOf({ lifecycles }: ExplainSources, machine: LifecycleName, id: string, tenantId: string | null) {
  const { table, parties } = compiledMachine(lifecycles[machine].machine).meta;
  const row = sql(table).select('*').where({ id });
  if (tenantId === null) return row;
  return row.where((either) => {
    for (const party of parties) either.orWhere({ [snake(party)]: tenantId });
  });
}

/** The form of the status: as the operation showed it, or as the row has it. */
export interface Shown {
  readonly status?: string | undefined;
  readonly face: 'status' | 'public';
}

/** What a service adds to the explanation of any resource. */
export interface Additions {
  /** Why operations that the resource allows may be refused all the same. */
  readonly limit?: Limit | undefined;
  /** Words for the kinds of waits that modules add. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Tells one party what is on record about a resource that it may see. */
export function explain(
  { machine, viewer, access, sources }: Question,
  found: FoundRow,
  shown: Shown,
  { limit, words }: Additions = {},
): CoreExplanation {
  const { row, steps, timers } = found;
  const compiled = compiledMachine(sources.lifecycles[machine].machine);
  const leaf = leafOfRow(compiled, row.status, row.publicStatus);
  const isOwner = isOwnerOf(compiled.meta.clock, row, viewer);
  const explainer = sources.explainers[machine];
  const context = row as Readonly<Record<string, unknown>>;
  const show = ({ status, publicStatus }: Leaf): string => (shown.face === 'public' ? publicStatus : status);
  const judge = { access, viewer, isOwner, limit, explainer, show, operations: sources.operations };
  const next = nextEvents({ compiled, leaf, row: context }, judge);
  const state = nameOf(leaf);
  const meaning = lifecycleFacts[machine].states[state] ?? '';
  const jobs = isOwner ? found.jobs : [];
  const { tenantId } = viewer;
  const waiting = { machine, state, meaning, isPassing: leaf.passing, row: context, tenantId };
  const own = explainer?.waitingFor?.(row as never, viewer);
  const waits = () => (own === undefined ? waitsOf(waiting, next, jobs) : [...own, ...deadlinesOf(next)]);
  const waitingFor = leaf.final ? [] : waits();
  const status = shown.status ?? show(leaf);
  const seesNames = holds(viewer, 'members:read');
  const timeline = timelineOf(steps, { machine, tenantId, isOwner, face: shown.face, seesNames });
  const events = timeline.flatMap(({ event }) => event ?? []);
  const because = explainer?.because?.(row as never, events);
  const { final: isFinal } = leaf;
  return {
    resource: { id: row.id, lifecycle: machine, status, isFinal, since: row.updatedAt.toISOString() },
    summary: summaryOf({ machine, status, meaning, isFinal, waitingFor, because, words }),
    timeline,
    waitingFor,
    next,
    jobs: jobs.map(({ topic, dueAt, attempts }) => ({ topic, dueAt: dueAt.toISOString(), attempts })),
    timers: (isOwner ? timers : []).map(({ event, dueAt }) => ({ event, dueAt: dueAt.toISOString() })),
    refusals: refusalsShown(found.refusals, seesNames),
  };
}

/** Tells whether the viewer sees all of a resource: its owner does, and an operator. */
export const isOwnerOf = (clock: string, row: ExplainedRow, { tenantId }: Pick<Viewer, 'tenantId'>): boolean =>
  tenantId === null ||
  (clock === 'id' ? row.id : (row as unknown as Readonly<Record<string, unknown>>)[clock]) === tenantId;

/** `STORED.NOTIFIED`: as the generated tables name a leaf. */
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
