import { assign, setup } from 'xstate';
import { lifecycleColumns, protectByTenant } from '../../../migrations/support/row-security.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import type { AggregateView, LifecycleRegistry } from '../../../src/platform/lifecycle/definition.ts';
import { type Scope, UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import type { SendEvent, Write } from '../../../src/platform/lifecycle/writes.ts';
import type { Services } from '../../../src/platform/services.ts';
import { knowTables } from '../../support/column-types.ts';
import { startTestEngine } from '../../support/engine.ts';

/** Real time while a test sets nothing else. */
export const NOW = new Date('2026-03-02T09:00:00.000Z');
export const at = (ms: number): Date => new Date(NOW.getTime() + ms);

type Effect = (view: AggregateView, params: never) => readonly Write[];

const actions = { act: () => {}, entered: () => {}, unknown: () => {} };

/** Takes any writes as an event's payload, and runs through a passing state. Under the name of a real lifecycle. */
const thing = setup({
  types: {} as { meta: object; tags: 'passing'; events: { type: string; writes: Write[]; note: string; dueAt: Date } },
  actions: {
    ...actions,
    note: assign(({ event }) => ({ note: event.note })),
    postpone: assign(({ event }) => ({ dueAt: event.dueAt })),
  },
}).createMachine({
  id: 'invoice',
  meta: {
    domain: 'test',
    table: 'things',
    idPrefix: 'thg',
    parties: ['ownerId', 'otherId'],
    clock: 'ownerId',
    family: 'thing',
  },
  context: ({ input }) => input as object,
  initial: 'OPEN',
  states: {
    OPEN: {
      meta: { public: 'WAITING', deadline: { event: 'LATE', at: 'dueAt' } },
      entry: 'entered',
      on: {
        ACT: {
          actions: { type: 'act', params: ({ event }: { event: { writes: Write[] } }) => ({ writes: event.writes }) },
        },
        NOTE: { actions: 'note' },
        POSTPONE: { actions: 'postpone' },
        LOSE: { actions: 'unknown' },
        CHECK: {
          target: 'CHECKING',
          actions: { type: 'act', params: ({ event }: { event: { writes: Write[] } }) => ({ writes: event.writes }) },
        },
        STALL: 'STALLED',
        RETIME: 'REMINDED',
        FINISH: 'DONE',
      },
    },
    REMINDED: { meta: { public: 'WAITING', deadline: { event: 'FINISH', at: 'dueAt' } }, on: { FINISH: 'DONE' } },
    CHECKING: {
      tags: 'passing',
      on: {
        AGAIN: { target: 'CHECKING', actions: { type: 'act', params: { writes: [] } } },
        PASSED: 'DONE',
        REOPEN: 'OPEN',
      },
    },
    STALLED: { tags: 'passing' },
    DONE: { type: 'final' },
  },
});

/** A child behind row-level security, whose states are called what they are. */
const child = setup({
  types: {} as { meta: object; tags: 'passing'; events: { type: string; writes: Write[] } },
  actions,
}).createMachine({
  id: 'loan',
  meta: { domain: 'test', table: 'children', idPrefix: 'chd', parties: ['ownerId'], clock: 'ownerId' },
  context: ({ input }) => input as object,
  initial: 'IDLE',
  states: {
    IDLE: {
      on: {
        GO: {
          target: 'GONE',
          actions: {
            type: 'act',
            params: ({ event }: { event: { writes?: Write[] } }) => ({ writes: event.writes ?? [] }),
          },
        },
      },
    },
    GONE: { type: 'final' },
  },
});

/** Ruled by its own clock. */
const founded = setup({}).createMachine({
  id: 'tenant',
  meta: { domain: 'test', table: 'founded', idPrefix: 'fnd', parties: ['id'], clock: 'id' },
  context: {},
  initial: 'ACTIVE',
  states: { ACTIVE: {} },
});

export interface ThingContext {
  readonly ownerId: string;
  readonly otherId: string | null;
  readonly dueAt: Date | null;
  readonly note: string | null;
  readonly amount: bigint;
}

/** The engine with three lifecycles of a test, on tables that only they have. */
export async function startMadeUp() {
  /** What the lifecycles' definitions do, for a test to set. */
  const doing: {
    entered: (view: AggregateView) => readonly Write[];
    facts: (view: AggregateView, reads: Reads, services: Services) => Promise<{ type: string } | undefined>;
    committed: string[];
    statements: string[];
  } = { entered: () => [], facts: async () => undefined, committed: [], statements: [] };
  const act: Effect = (_view, { writes }: { writes: readonly Write[] }) => writes;
  const lifecycles = {
    invoice: {
      machine: thing,
      effects: { act, entered: (view: AggregateView) => doing.entered(view) },
      facts: {
        CHECKING: (view: AggregateView, reads: Reads, services: Services) => doing.facts(view, reads, services),
      },
    },
    loan: { machine: child, effects: { act }, facts: {} },
    tenant: { machine: founded, effects: {}, facts: {} },
  } as unknown as Partial<LifecycleRegistry>;
  const started = await startTestEngine({ lifecycles });
  const { pool, clock, faults } = started;
  const engine = { ...started.engine, committed: (table: string) => void doing.committed.push(table) };
  await pool.owner.schema.createTable('things', (t) => {
    lifecycleColumns(pool.owner, t, { projected: true });
    t.text('owner_id').notNullable();
    t.text('other_id').nullable();
    t.specificType('due_at', 'timestamptz(3)').nullable();
    t.text('note').nullable();
    t.specificType('amount', 'numeric(78,0)').notNullable();
  });
  await pool.owner.raw('GRANT SELECT, INSERT, UPDATE, DELETE ON things TO paychart_system');
  // Without the second wall: what is not found is not found by the first.
  await pool.owner.raw('GRANT SELECT, UPDATE ON things TO paychart_app');
  await pool.owner.schema.createTable('children', (t) => {
    lifecycleColumns(pool.owner, t, { projected: false });
    t.text('owner_id').notNullable();
  });
  await protectByTenant(pool.owner, 'children', ['owner_id']);
  await pool.owner.schema.createTable('founded', (t) => lifecycleColumns(pool.owner, t, { projected: false }));
  await pool.owner.schema.createTable('counters', (t) => {
    t.text('owner_id').notNullable();
    t.text('name').notNullable();
    t.bigInteger('n').notNullable();
    t.integer('calls').notNullable().defaultTo(0);
    t.primary(['owner_id', 'name']);
  });
  for (const table of ['founded', 'counters'])
    await pool.owner.raw(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO paychart_system, paychart_app`);
  await knowTables(started.url, 'things', 'children', 'founded', 'counters');
  await pool.owner.raw('ALTER TABLE tenant_clocks DROP CONSTRAINT tenant_clocks_tenant_id_foreign');

  const scope = (changed: Partial<Scope> = {}): Scope => ({
    role: 'app',
    tenantId: 'ten_a',
    by: { actorType: 'member', actorId: 'mem_1', requestId: 'req_1' },
    work: 'test',
    ...changed,
  });
  const begun: UnitOfWork[] = [];
  /** A commit that was refused, and a test that failed, have left their locks. */
  const giveUp = () => Promise.all(begun.splice(0).map((work) => work.rollback()));
  return {
    ...started,
    engine,
    doing,
    begin: (changed?: Partial<Scope>): UnitOfWork => {
      const work = new UnitOfWork(engine, scope(changed));
      begun.push(work);
      return work;
    },
    scope,
    rows: (table: string): Promise<Record<string, unknown>[]> => pool.owner(table).orderBy(1),
    /** A thing that stands already. */
    stands: (id: string, row: object = {}) =>
      pool.owner('things').insert({ ...STANDING, public_status: 'WAITING', amount: '7', id, ...row }),
    childStands: (id: string, row: object = {}) =>
      pool.owner('children').insert({ ...STANDING, status: 'IDLE', id, ...row }),
    stop: async (): Promise<void> => {
      await giveUp();
      await started.stop();
    },
    /** As before each test. */
    clear: async (): Promise<void> => {
      await giveUp();
      await pool.owner.raw(
        'TRUNCATE things, children, founded, counters, tenant_clocks, lifecycle_log, audit_log, events, timers, outbox_jobs, ledger_accounts, ledger_balances, ledger_transfers',
      );
      clock.now = NOW;
      Object.assign(doing, { entered: () => [], facts: async () => undefined, committed: [], statements: [] });
      faults.hit = (_client, statement) => void doing.statements.push(statement);
    },
  };
}

const STANDING = { status: 'OPEN', step: 1, created_at: at(-1000), updated_at: at(-1000), owner_id: 'ten_a' };

export type MadeUp = Awaited<ReturnType<typeof startMadeUp>>;

/** Any event, whatever the real lifecycle of that name takes. */
export const tell = (machine: string, id: string, type: string, payload: object = {}, ifTaken = false): SendEvent => ({
  kind: 'send',
  machine,
  id,
  type,
  payload,
  ifTaken,
});

export const contextOf = (changed: Partial<ThingContext> = {}): never =>
  ({ ownerId: 'ten_a', otherId: null, dueAt: null, note: null, amount: 5n, ...changed }) as never;
