import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../src/platform/db/sql.ts';
import { createExecutor } from '../../../src/platform/execution/executor.ts';
import type { Caller } from '../../../src/platform/http/caller.ts';
import type { Answer, Execution, Executor, Unit } from '../../../src/platform/http/ports.ts';
import { audit } from '../../../src/platform/lifecycle/writes.ts';
import { operations } from '../../support/operations.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

let service: TestService;
let acme: TestTenant;
let executor: Executor;
beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Ahead');
  const { engine } = service;
  executor = createExecutor({ engine, vault: engine.services.vault, idempotencyTtlHours: 1 });
});
afterAll(() => service?.stop());

const operation = operations.createWalletTransaction;
const done: Answer = { status: 201, body: '{"done":true}', location: undefined, link: undefined };

function run(key: string | undefined, handle: (unit: Unit) => Promise<Answer>, of = operation) {
  const caller: Caller = {
    kind: 'apiKey',
    environment: 'sandbox',
    tenantId: acme.tenantId,
    memberId: acme.memberId,
    role: 'OWNER',
    userId: null,
    email: null,
    emailVerified: false,
    apiKeyId: 'key_test',
    keyIssuerId: null,
    agentId: null,
    memberActive: true,
    scopes: [],
    requestId: 'req_test',
  };
  const idempotency = key && {
    scope: acme.tenantId,
    operation: 'POST /v1/x',
    key,
    salientHash: 'a',
    bodyHash: 'b',
    caller,
    showsSecret: false,
  };
  const execution = {
    caller,
    idempotency: idempotency || undefined,
    prefetch: undefined,
    handle,
  } as Execution;
  return executor.run(of, execution);
}

const audited = async (action: string) => (await service.pool.owner('audit_log').where({ action })).length;
const openTransactions = async (): Promise<number> => {
  const { rows } = await service.pool.owner.raw(`SELECT count(*)::int AS open FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state LIKE 'idle in transaction%'`);
  return rows[0].open;
};

it('reading ahead calls the network without an open transaction, and continues in another one', async () => {
  const outcome = await run('ahead-1', async ({ reads, outsideTransaction, write }) => {
    await reads.one(sql('tenants'));
    expect(await openTransactions()).toBe(1);
    const open = await outsideTransaction(openTransactions);
    expect(open).toBe(0);
    expect(await reads.one(sql('tenants').where({ id: acme.tenantId }))).toMatchObject({ id: acme.tenantId });
    write(audit('test.ahead', 'x', acme.tenantId));
    return done;
  });
  expect(outcome).toEqual({ kind: 'answered', answer: done, replayed: false });
  expect(await audited('test.ahead')).toBe(1);
});

it('reading ahead returns the answer of another request with the same key, and executes nothing', async () => {
  const act = (unit: Unit): Answer => {
    unit.write(audit('test.keyed', 'x', acme.tenantId));
    return done;
  };
  const outcome = await run('ahead-2', async (unit) => {
    await unit.outsideTransaction(() => run('ahead-2', async (other) => act(other)));
    return act(unit);
  });
  expect(outcome).toMatchObject({ kind: 'answered', answer: { body: done.body }, replayed: true });
  expect(await audited('test.keyed')).toBe(1);
});

it('reading ahead is refused after a write, and for operations that do not declare it', async () => {
  const late = run(undefined, async ({ write, outsideTransaction }) => {
    write(audit('test.late', 'x', acme.tenantId));
    await outsideTransaction(async () => undefined);
    return done;
  });
  await expect(late).rejects.toThrow('cannot be taken back');
  expect(await audited('test.late')).toBe(0);
  const plain = run(
    undefined,
    async ({ outsideTransaction }) => {
      await outsideTransaction(async () => undefined);
      return done;
    },
    operations.createWallet,
  );
  await expect(plain).rejects.toThrow('does not read ahead');
});
