import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantMachine } from '../../../machines/accounts/tenant.machine.ts';
import { sql } from '../../../src/kernel/db/sql.ts';
import { lockOf } from '../../../src/kernel/execution/idempotency.ts';
import type { Answer, Confirmation, Unit } from '../../../src/kernel/http/ports.ts';
import type { Refusal } from '../../../src/kernel/http/refusal.ts';
import type { LifecycleRegistry } from '../../../src/kernel/lifecycle/definition.ts';
import { RememberedRows } from '../../../src/kernel/lifecycle/remembered-rows.ts';
import { answered, callerOf, type Executing, keyOf, type Running, refused, startExecutor } from './executing.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const nothing = () => [];
const effects = { recordUpdate: nothing, recordSuspension: nothing, recordResumption: nothing };
const prefetch = { machine: 'tenant', id: 'ten_1' };

let test: Executing;
let statements: string[];
beforeAll(async () => {
  const tenant = { machine: tenantMachine, effects, facts: {} };
  test = await startExecutor({ tenant } as unknown as Partial<LifecycleRegistry>, new RememberedRows());
});
beforeEach(async () => {
  await test.clear();
  test.clock.now = NOW;
  await test.pool.owner.raw('TRUNCATE tenants, lifecycle_log, events CASCADE');
  const row = { status: 'ACTIVE', step: 1, name: 'Acme', legal_name: 'Acme', environment: 'sandbox', features: {} };
  const times = { created_at: NOW, updated_at: NOW };
  await test.pool.owner('tenants').insert({ id: 'ten_1', ...row, ...times });
  await test.run(keyOf({ key: 'first' }), named('first'), { prefetch });
  statements = [];
  test.faults.hit = (_client, statement) => void statements.push(statement);
});
afterAll(() => test?.stop());

/** A handler that asks nothing but the row that the contract locks. */
const named =
  (name: string, seen: unknown[] = []) =>
  async ({ aggregate, now }: Unit): Promise<Answer | Refusal> => {
    const tenant = await aggregate('tenant', 'ten_1');
    seen.push(tenant?.status, now.toISOString());
    if (tenant?.status !== 'ACTIVE') return refused('INVALID_TRANSITION');
    await tenant.send('UPDATE', { name, legalName: name, country: null });
    return answered(name);
  };
const run = (key: string, handle = named(key), more: Running = {}) =>
  test.run(keyOf({ key }), handle, { prefetch, ...more });
const kinds = () =>
  statements.map((text) => /lock_idempotency_key|expect_unchanged|SET LOCAL ROLE|WITH|COMMIT/.exec(text)?.[0]);
const name = async () => (await test.pool.owner('tenants'))[0].name;

const ONE_MESSAGE = [
  'lock_idempotency_key',
  'expect_unchanged',
  'expect_unchanged',
  'SET LOCAL ROLE',
  'WITH',
  'COMMIT',
];

describe('a request about a row that is remembered', () => {
  it('is one message: the lock of its key, the row, that the key is new, what it writes', async () => {
    expect(await run('a')).toMatchObject({ kind: 'answered', replayed: false });
    expect(kinds()).toEqual(ONE_MESSAGE);
    expect(await name()).toBe('a');
    expect(await test.keys()).toHaveLength(2);
  });

  it('is answered once for each key', async () => {
    await run('a');
    const ran: unknown[] = [];
    expect(await run('a', named('again', ran))).toMatchObject({ replayed: true, answer: { body: 'a' } });
    expect(await test.run(keyOf({ key: 'a', salientHash: 'other' }), named('other'), { prefetch })).toEqual({
      kind: 'mismatched',
      mismatch: 'salient',
    });
    expect(await name()).toBe('a');
  });

  it('is answered from what stands under its key, where it would be refused by now', async () => {
    await run('a');
    await test.pool.owner('tenants').update({ status: 'SUSPENDED' });
    expect(await run('a')).toMatchObject({ replayed: true, answer: { body: 'a' } });
    expect(await run('b')).toMatchObject({ kind: 'refused' });
  });

  it('is refused only by what is stored', async () => {
    const seen: unknown[] = [];
    await run('suspend', async ({ aggregate }) => {
      await (await aggregate('tenant', 'ten_1'))?.send('SUSPEND');
      return answered('1');
    });
    await test.pool.owner('tenants').update({ status: 'ACTIVE' });
    expect(await run('a', named('a', seen))).toMatchObject({ kind: 'answered' });
    expect(seen.filter((_one, n) => n % 2 === 0)).toEqual(['SUSPENDED', 'ACTIVE']);
    expect(await name()).toBe('a');
  });

  it('fails only by what is stored', async () => {
    await test.pool.owner('tenants').update({ legal_name: 'Other' });
    const failing = run('a', async ({ aggregate }) => {
      const tenant = await aggregate('tenant', 'ten_1');
      if (tenant?.context.legalName !== 'Other') throw new Error('a defect');
      return answered('1');
    });
    expect(await failing).toMatchObject({ kind: 'answered' });
    await expect(
      run('b', async () => {
        throw new Error('a defect');
      }),
    ).rejects.toThrow('a defect');
  });

  it('asks what it asks in the same message, behind the locks', async () => {
    await run('a', async (unit) => {
      expect(await unit.reads.one(sql('tenants').select('name'))).toEqual({ name: 'first' });
      return named('a')(unit);
    });
    expect(kinds().slice(0, 3)).toEqual(['lock_idempotency_key', 'expect_unchanged', 'expect_unchanged']);
    expect(kinds().filter((kind) => kind === 'expect_unchanged')).toHaveLength(2);
    expect(statements[0]).toMatch(/^BEGIN/);
  });

  it('is on the clock of its tenant', async () => {
    await test.pool.owner.raw(
      "SET session_replication_role = replica; INSERT INTO tenant_clocks VALUES ('ten_1', 5000)",
    );
    const seen: unknown[] = [];
    await run('a', named('a', seen));
    await run('b', named('b', seen));
    expect(seen.filter((_one, n) => n % 2 === 1)).toEqual([
      '2026-03-02T09:00:00.000Z',
      '2026-03-02T09:00:05.000Z',
      '2026-03-02T09:00:05.000Z',
    ]);
    expect((await test.pool.owner('tenants'))[0].updated_at).toEqual(new Date('2026-03-02T09:00:05.000Z'));
  });

  it('waits for another with its key, and says so', async () => {
    const other = await test.pool.owner.transaction();
    await other.raw('SELECT lock_idempotency_key(?)', [String(lockOf(keyOf({ key: 'b' })))]);
    expect(await run('b')).toEqual({ kind: 'running' });
    await other.rollback();
    expect(await run('b')).toMatchObject({ kind: 'answered' });
  });

  it.each<[string, Running]>([
    ['two phases', { transaction: 'two-phase' }],
    ['a question ahead', { transaction: 'read-ahead' }],
    ['a signature', { signature: { hash: 'h', bound: 'b', expiresAt: new Date('2099-01-01') } }],
    ['a caller of another tenant', { caller: callerOf({ tenantId: 'ten_2' }) }],
    ['a caller without a tenant', { caller: callerOf({ kind: 'operator', tenantId: null }) }],
    ['a key that nobody has confirmed before', { confirmations: [confirmation()] }],
  ])('with %s begins with a message of its own', async (_what, more) => {
    await run('a', async () => answered('1'), more);
    expect(kinds().filter((kind) => kind === 'expect_unchanged')).toEqual([]);
  });

  it('asserts what its caller’s key was, and tells that it was', async () => {
    const met: string[] = [];
    const expectation = (text: string) => ({ statement: { text, values: [] }, met: () => void met.push('met') });
    const right = confirmation(expectation('SELECT expect_unchanged(1, 1)'));
    expect(await run('a', named('a'), { confirmations: [right] })).toMatchObject({ kind: 'answered' });
    expect(kinds().filter((kind) => kind === 'expect_unchanged')).toHaveLength(3);
    expect(met).toEqual(['met']);
    const refusedOne = await run('b', async () => refused('INVALID_TRANSITION'), { confirmations: [right] });
    expect(refusedOne).toMatchObject({ kind: 'refused' });
    expect(met).toEqual(['met', 'met']);
    const wrong = confirmation(expectation('SELECT expect_unchanged(1, 0)'), false);
    expect(await run('c', named('c'), { confirmations: [wrong] })).toEqual({ kind: 'unconfirmed' });
    expect(met).toEqual(['met', 'met']);
    expect(await name()).toBe('a');
  });

  it('does nothing where the caller’s key has expired meanwhile, although all is as it was (D-504)', async () => {
    const met: string[] = [];
    const statement = { text: 'SELECT expect_unchanged(1, 1)', values: [] };
    const right = confirmation({ statement, met: () => void met.push('met') });
    const expired = { confirmations: [right], credentialExpiresAt: new Date('2026-03-02T09:00:00.000Z') };
    expect(await run('a', named('a'), expired)).toEqual({ kind: 'unconfirmed' });
    expect([met, await name()]).toEqual([[], expect.not.stringMatching(/^a$/)]);
  });

  it('that keeps nothing is told only what is stored', async () => {
    await test.pool.owner('tenants').update({ status: 'SUSPENDED' });
    const status = async ({ aggregate }: Unit) => answered(String((await aggregate('tenant', 'ten_1'))?.status));
    expect(await run('a', status, { keepsNothing: true })).toMatchObject({ answer: { body: 'SUSPENDED' } });
  });
});

function confirmation(expectation?: Confirmation['expectation'], confirms = true): Confirmation {
  return { statement: { text: 'SELECT 1', values: [] }, isConfirmed: confirms, confirm: () => confirms, expectation };
}
