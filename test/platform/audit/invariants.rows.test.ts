import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lifecycleTable } from '../../../generated/contract/lifecycles.ts';
import { apiKeyMachine } from '../../../machines/accounts/api-key.machine.ts';
import { offrampPaymentMachine } from '../../../machines/offramp/offramp-payment.machine.ts';
import { webhookDeliveryMachine } from '../../../machines/webhooks/webhook-delivery.machine.ts';
import {
  assertStoredStates,
  checkInvariants,
  invariantsOf,
  type Machines,
  type Violation,
  verifyInvariants,
  watchInvariants,
} from '../../../src/platform/audit/index.ts';
// The ledger's invariants come with its writes.
import '../../../src/payments/ledger/transfer.ts';
import { literal } from '../../../src/platform/invariant.ts';
import { anyRow } from '../../support/any-row.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

/** Rows by hand, and three machines: one as most are, one with a projection that is told, one whose rows are erased. */
const machines: Machines = {
  'api-key': {
    machine: apiKeyMachine,
    invariants: [
      { name: 'of_a_domain', meaning: 'no key is revoked', sql: `SELECT id FROM api_keys WHERE status = 'REVOKED'` },
      { reference: 'api_keys.member_id', rows: `SELECT id, member_id FROM api_keys WHERE member_id = 'stray'` },
    ],
  },
  'offramp-payment': { machine: offrampPaymentMachine },
  'webhook-delivery': { machine: webhookDeliveryMachine },
};
const AT = new Date('2026-03-02T09:00:00.000Z');

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
  // What the database itself refuses is let in, so that the invariants alone speak.
  for (const table of ['api_keys', 'offramp_payments', 'webhook_deliveries']) {
    await test.pool.owner.raw(`DO $$ DECLARE c text; BEGIN FOR c IN SELECT conname FROM pg_constraint
      WHERE conrelid = '${table}'::regclass AND contype = 'c' LOOP
      EXECUTE format('ALTER TABLE ${table} DROP CONSTRAINT %I', c); END LOOP; END $$`);
  }
});
beforeEach(() =>
  test.pool.owner.raw(`SET session_replication_role = replica;
    DELETE FROM api_keys; DELETE FROM offramp_payments; DELETE FROM webhook_deliveries; DELETE FROM lifecycle_log;
    DELETE FROM events; DELETE FROM ledger_balances; SET session_replication_role = DEFAULT`),
);
afterAll(() => test?.stop());

interface Step {
  readonly event?: string;
  readonly from?: string | null;
  readonly to: string;
  readonly machine?: 'api-key' | 'offramp-payment' | 'webhook-delivery';
  readonly hash?: string;
  readonly toPublic?: string;
  readonly fromPublic?: string | null;
}
const step = (id: string, number: number, { machine = 'api-key', event = 'CREATE', from = null, to, ...more }: Step) =>
  anyRow(test.pool.owner, 'lifecycle_log', {
    aggregate_id: id,
    step: number,
    machine,
    event,
    from_status: from,
    to_status: to,
    at: AT,
    machine_hash: more.hash ?? lifecycleTable[machine].hash,
    from_public: more.fromPublic === undefined ? from : more.fromPublic,
    to_public: more.toPublic ?? to,
  });
const key = (id: string, status = 'ACTIVE', more: object = {}) =>
  anyRow(test.pool.owner, 'api_keys', { id, status, step: 1, ...more });
const payment = (id: string, status: string, shown = status, at = 1) =>
  anyRow(test.pool.owner, 'offramp_payments', { id, status, public_status: shown, step: at });
const told = (id: string, type: string, more: object = {}) =>
  anyRow(test.pool.owner, 'events', { id, type, resource_id: 'pay_1', resource_sequence: 1, parties: '{}', ...more });
const broken = async () => (await verifyInvariants(test.pool, machines)).map(({ invariant }) => invariant);

describe('an invariant', () => {
  it('exists for the ledger, the domains, the feeds, the histories, the timers and the walls of tenants', () => {
    expect(invariantsOf(machines).map(({ name }) => name)).toEqual([
      ...['balances_equal_transfers', 'balances_not_negative', 'transfers_are_balanced', 'of_a_domain'],
      ...['feeds_have_no_gaps', 'differences_have_their_base', 'stored_states_exist', 'history_is_a_path'],
      ...[
        'history_is_unbroken',
        'history_ends_at_status',
        'one_event_per_change_of_offramp_payment',
        'deadlines_have_their_timer',
        'tenants_stay_apart',
      ],
    ]);
    for (const { meaning } of invariantsOf(machines)) expect(meaning).toMatch(/^\S.*\S$/);
  });

  it('is checked in full, and holds for an empty database and for a correct one', async () => {
    const looked = await checkInvariants(test.pool, machines);
    expect(looked.map(({ invariant, meaning }) => [invariant, meaning])).toEqual(
      invariantsOf(machines).map(({ name, meaning }) => [name, meaning]),
    );
    expect(looked.every(({ rows }) => rows.length === 0)).toBe(true);
    await key('key_1', 'ACTIVE', { step: 1 });
    await step('key_1', 1, { to: 'ACTIVE' });
    expect(await broken()).toEqual([]);
  });

  it('is checked in a service without lifecycles, too', async () => {
    expect((await checkInvariants(test.pool, {})).filter(({ rows }) => rows.length > 0)).toEqual([]);
  });

  it('may belong to a domain, and finds a reference to another tenant', async () => {
    await key('key_1', 'ACTIVE', { member_id: 'stray' });
    await step('key_1', 1, { to: 'ACTIVE' });
    expect(await verifyInvariants(test.pool, machines)).toMatchObject([
      { invariant: 'tenants_stay_apart', rows: [{ reference: 'api_keys.member_id', id: 'key_1', refers: 'stray' }] },
    ]);
  });

  it('is reported with twenty rows at most, and as 0 if it holds', async () => {
    const registry = new Registry();
    const watch = watchInvariants(registry, machines);
    for (let n = 0; n < 21; n += 1) await anyRow(test.pool.owner, 'ledger_balances', { account_id: `x${n}` });
    expect(await watch.check(test.pool)).toMatchObject([{ invariant: 'balances_equal_transfers' }]);
    const [found] = await verifyInvariants(test.pool, machines);
    expect(found?.rows).toHaveLength(20);
    const text = await registry.metrics();
    expect(text).toMatch(/# HELP paychart_invariant_violations Rows that break an invariant/);
    expect(text).toContain('paychart_invariant_violations{invariant="balances_equal_transfers"} 20');
    expect(text).toContain('paychart_invariant_violations{invariant="history_is_a_path"} 0');
  });

  it('is checked by one PostgreSQL process in service, and by several for a command', async () => {
    const sql = `SELECT current_setting('max_parallel_workers_per_gather')::int AS workers`;
    const asking: Machines = {
      'api-key': { machine: apiKeyMachine, invariants: [{ name: 'workers', meaning: 'none', sql }] },
    };
    const workers = (found: readonly Violation[]) => found.find(({ invariant }) => invariant === 'workers')?.rows;
    expect(workers(await watchInvariants(new Registry(), asking).check(test.pool))).toEqual([{ workers: 0 }]);
    expect(workers(await checkInvariants(test.pool, asking))).toEqual([{ workers: 2 }]);
  });

  it('may scan whole tables, unlike anything else on the pool', async () => {
    const sql = `SELECT current_setting('enable_seqscan') AS reads_whole`;
    const asking: Machines = {
      'api-key': { machine: apiKeyMachine, invariants: [{ name: 'plans', meaning: 'none', sql }] },
    };
    const found = (await checkInvariants(test.pool, asking)).find(({ invariant }) => invariant === 'plans');
    expect(found?.rows).toEqual([{ reads_whole: 'on' }]);
    expect((await test.pool.owner.raw(sql)).rows).toEqual([{ reads_whole: 'off' }]);
  });

  it('gives its connection back', async () => {
    await checkInvariants(test.pool, machines);
    const held = await test.pool.owner.raw(
      `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`,
    );
    expect(held.rows).toEqual([{ open: 0 }]);
  });
});

describe('a history', () => {
  it('belongs to a running machine, and has only steps that the machine has', async () => {
    await key('key_1', 'REVOKED', { step: 2 });
    await step('key_1', 1, { to: 'ACTIVE' });
    await step('key_1', 2, { event: 'RENAME', from: 'ACTIVE', to: 'REVOKED' });
    expect(await broken()).toEqual(['of_a_domain', 'history_is_a_path']);
    await test.pool.owner.raw(`SET session_replication_role = replica; UPDATE lifecycle_log SET event = 'REVOKE'
      WHERE step = 2; SET session_replication_role = DEFAULT`);
    expect(await broken()).toEqual(['of_a_domain']);
  });

  it('is judged by the rules of its release', async () => {
    await key('key_1');
    await step('key_1', 1, { event: 'MADE', to: 'ACTIVE', hash: 'earlier' });
    expect(await broken()).toEqual([]);
  });

  it('takes steps that fit the projection', async () => {
    await payment('pay_1', 'POLICY_PENDING', 'ACTION_REQUIRED');
    await step('pay_1', 1, { machine: 'offramp-payment', to: 'POLICY_PENDING', toPublic: 'ACTION_REQUIRED' });
    const found = await broken();
    expect(found).toContain('history_is_a_path');
    expect(found).toContain('stored_states_exist');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['skips a step', () => step('key_1', 3, { event: 'REVOKE', from: 'ACTIVE', to: 'REVOKED', hash: 'earlier' })],
    ['begins elsewhere', () => step('key_1', 2, { event: 'REVOKE', from: 'OTHER', to: 'REVOKED', hash: 'earlier' })],
  ])('is broken when it %s', async (_what, more) => {
    await step('key_1', 1, { to: 'ACTIVE' });
    await more();
    expect(await broken()).toContain('history_is_unbroken');
  });

  it.each<[string, boolean, () => Promise<unknown>]>([
    ['ends elsewhere than its row', true, () => key('key_1', 'REVOKED')],
    ['has another number of steps', true, () => key('key_1', 'ACTIVE', { step: 2 })],
    ['has no row', true, async () => undefined],
    ['ends where its row is', false, () => key('key_1')],
  ])('reports a history that %s: %s', async (_what, amiss, row) => {
    await step('key_1', 1, { to: 'ACTIVE' });
    await row();
    expect((await broken()).includes('history_ends_at_status')).toBe(amiss);
  });

  it('belongs to a row, and a stored projection matches its row', async () => {
    await key('key_1');
    expect(await broken()).toEqual(['history_ends_at_status']);
    await step('key_1', 1, { to: 'ACTIVE' });
    await payment('pay_1', 'CREATED', 'ROUTING');
    await step('pay_1', 1, { machine: 'offramp-payment', to: 'CREATED', toPublic: 'CREATED' });
    expect(await broken()).toContain('history_ends_at_status');
  });

  it('may outlive a row only if retention has erased the row', async () => {
    await step('whd_1', 1, { machine: 'webhook-delivery', to: 'PENDING' });
    expect(await broken()).toEqual([]);
    await anyRow(test.pool.owner, 'webhook_deliveries', { id: 'whd_1', status: 'FAILED', step: 1 });
    expect(await broken()).toEqual(['history_ends_at_status']);
  });
});

describe('a change with an event', () => {
  const changed = () =>
    step('pay_1', 1, { machine: 'offramp-payment', to: 'CREATED', toPublic: 'CREATED', hash: 'earlier' });
  const rule = 'one_event_per_change_of_offramp_payment';
  const amiss = async () => (await broken()).includes(rule);

  it('has that event exactly once', async () => {
    await changed();
    expect(await amiss()).toBe(true);
    await told('evt_1', 'payment.created');
    expect(await amiss()).toBe(false);
    await told('evt_2', 'payment.created');
    expect(await amiss()).toBe(true);
  });

  it.each([
    ['of another value', { type: 'payment.delivered' }],
    ['of another step', { type: 'payment.created', resource_sequence: 2 }],
    ['from another value', { type: 'payment.created', previous_status: 'ROUTING' }],
  ])('is not matched by an event %s', async (_what, { type, ...more }) => {
    await changed();
    await told('evt_1', type, more);
    expect(await amiss()).toBe(true);
  });

  it('has to exist for every event', async () => {
    await told('evt_1', 'payment.created');
    expect(await amiss()).toBe(true);
  });
});

describe('the check at a boot', () => {
  it('finds a state of a running machine for each stored row', async () => {
    await key('key_1');
    await payment('pay_1', 'CREATED', 'CREATED');
    await assertStoredStates(test.pool, machines);
    await assertStoredStates(test.pool, {});
  });

  it('names every missing state, with its projection if it has one', async () => {
    await key('key_1', 'FROZEN');
    await payment('pay_1', 'CREATED', 'GONE');
    await expect(assertStoredStates(test.pool, machines)).rejects.toThrow(
      /^This release has no state for stored rows: (api-key FROZEN, offramp-payment CREATED GONE|offramp-payment CREATED GONE, api-key FROZEN)$/,
    );
  });
});

it('quotes a constant of a query', () => {
  expect([literal(null), literal("o'clock")]).toEqual(['NULL', "'o''clock'"]);
});
