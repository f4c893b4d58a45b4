import pino from 'pino';
import type { OperationId, Operations } from '../../generated/contract/operations.ts';
import { responseValidators } from '../../generated/contract/response-validators.js';
import { requestValidators } from '../../generated/contract/validators.js';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { parseConfig, startDefaults } from '../../src/app/config.ts';
import { foundTenant } from '../../src/domains/accounts/index.ts';
import { createChain } from '../../src/payments/chain/index.ts';
import { createMockProgressStore } from '../../src/payments/providers/mock-progress.store.ts';
import { createProviderRegistry } from '../../src/payments/providers/registry.ts';
import { createVault, parseEncryptionKeys, type Vault } from '../../src/platform/crypto/index.ts';
import { openPool } from '../../src/platform/db/connection/pool.ts';
import { noFaults } from '../../src/platform/db/faults.ts';
import { newId } from '../../src/platform/db/ids.ts';
import { createExecutor } from '../../src/platform/execution/executor.ts';
import type { Caller } from '../../src/platform/http/caller.ts';
import { Exchange } from '../../src/platform/http/exchange.ts';
import type { Handler } from '../../src/platform/http/handler.ts';
import { HandlerRequest } from '../../src/platform/http/handler-request.ts';
import { bodyErrors } from '../../src/platform/http/request/validation.ts';
import { TwoFactorGate } from '../../src/platform/http/two-factor.ts';
import { stepBatcher } from '../../src/platform/lifecycle/batch.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';
import { transact } from '../../src/platform/lifecycle/transact.ts';
import { JobRunner } from '../../src/platform/outbox/runner.ts';
import { TimerSweep } from '../../src/platform/outbox/timers.ts';
import { Refusal } from '../../src/platform/refusal.ts';
import type { Services } from '../../src/platform/services.ts';
import { createTestClockControl } from '../../src/platform/test-clock/move-test-clock.ts';
import { createTestDatabase } from './database.ts';
import { operations } from './operations.ts';

const SYSTEM = { actorType: 'system', actorId: 'test', requestId: null } as const;

/** A tenant and the member that founded it. */
export interface TestTenant {
  readonly tenantId: string;
  readonly memberId: string;
}

export interface Sent {
  readonly path?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
}

/** What a client would see: a result with its status, or a code with its details. */
export type Seen<I extends OperationId> =
  | { readonly status: number; readonly result: Operations[I]['result']; readonly next: string | undefined }
  | { readonly code: string; readonly details: Readonly<Record<string, unknown>> | undefined };

/** Handlers behind the gate of two-factor protection find it, whatever tenants have it enabled. */
function gateOf(operation: OperationId, tenant: TestTenant, body: object | undefined): TwoFactorGate | undefined {
  const { method, path, twoFactor } = operations[operation];
  if (twoFactor === undefined) return undefined;
  const exchange = new Exchange({ method, url: path, headers: {} } as never);
  exchange.operationId = operation;
  return new TwoFactorGate(exchange, callerOf(tenant), Buffer.from(JSON.stringify(body ?? {})));
}

/**
 * Runs single handlers on the real engine and a database of their own, without HTTP. Inputs and results are held to the
 * contract, as the platform does it.
 */
export async function startHandlers() {
  const database = await createTestDatabase();
  const pool = openPool({ url: database.url, max: 8 });
  const config = parseConfig({ ...startDefaults });
  const vault = createVault({ encryption: parseEncryptionKeys(config.dataEncryptionKey), index: config.dataIndexKey });
  // Sessions, clocks and jobs have their place in the HTTP and worker processes: the handlers run here ask for none of them.
  const services = {
    config,
    vault,
    providers: createProviderRegistry(config.payoutModes, createMockProgressStore(pool)),
    chain: createChain({
      chainId: config.chainId,
      relayerKey: config.relayerPrivateKey,
      deploys: true,
      source: { kind: 'off', reason: 'single handlers have no chain' },
    }),
    log: pino({ level: 'silent' }),
    realTime: () => new Date(),
  } as unknown as Services;
  const engine: Engine = { pool, lifecycles, services, fault: noFaults, realTime: services.realTime };
  const executor = createExecutor({ engine, vault, idempotencyTtlHours: 1 });
  const log = pino({ level: 'silent' });
  const timers = new TimerSweep(engine, stepBatcher(engine, { role: 'system', tenantId: null, by: SYSTEM }), log);
  const sandbox = createTestClockControl(engine, new JobRunner(engine, [], log), timers);

  async function run<I extends OperationId>(
    handler: Handler<I>,
    operation: I,
    tenant: TestTenant,
    sent: Sent = {},
  ): Promise<Seen<I>> {
    const meta = operations[operation];
    const { path = {}, query = {}, body } = sent;
    const validateBody = requestValidators[operation]?.body;
    const errors = body && validateBody ? bodyErrors(validateBody, body) : [];
    if (errors.length > 0) return { code: 'VALIDATION_FAILED', details: { errors } };
    const { prefetch } = meta;
    const id = prefetch && path[prefetch.param];
    let next: string | undefined;
    const outcome = await executor.run(meta, {
      caller: callerOf(tenant),
      idempotency: undefined,
      prefetch: prefetch && id ? { machine: prefetch.machine, id } : undefined,
      async handle(unit) {
        const kept = meta.verbatim === undefined ? undefined : body?.[meta.verbatim];
        const verbatim = kept == null ? undefined : JSON.stringify(kept);
        const input = { query, headers: {}, body, verbatim, idempotencyKey: undefined };
        const request = new HandlerRequest(path, input, callerOf(tenant), unit, '', gateOf(operation, tenant, body));
        const result = await handler(request as unknown as Parameters<typeof handler>[0]);
        if (result instanceof Refusal) {
          const { code, commits } = result;
          if (meta.codes[code] === undefined) throw new Error(`${operation} does not declare ${code}`);
          if (commits && !meta.commits?.includes(code)) throw new Error(`${code} of ${operation} may not commit`);
          return result;
        }
        next = request.replyOptions.cursor;
        return {
          status: request.replyOptions.status ?? meta.status,
          body: JSON.stringify(result),
          location: undefined,
          link: undefined,
        };
      },
    });
    if (outcome.kind === 'refused') return { code: outcome.refusal.code, details: outcome.refusal.details };
    if (outcome.kind !== 'answered') throw new Error(`${operation} ended ${outcome.kind}`);
    const result = JSON.parse(outcome.answer.body);
    const validate = responseValidators[operation]?.[meta.status];
    if (validate && !validate(result)) throw new Error(`${operation}: ${JSON.stringify(validate.errors)}`);
    return { status: outcome.answer.status, result, next };
  }

  return {
    run,
    vault: vault as Vault,
    config,
    pool,
    /** The owner's connection, past both walls: for looking, not for acting. */
    db: pool.owner,
    async found(name: string, legalName: string = name): Promise<TestTenant> {
      const founder = {
        name,
        legalName,
        country: 'US',
        userId: newId('usr'),
        email: `${newId('usr')}@example.com`,
        isEmailVerified: true,
        userName: `${name} owner`,
        at: new Date(),
      };
      const { tenant, owner } = await transact(engine, SYSTEM, (work) =>
        foundTenant(
          {
            reads: work.reads,
            aggregatesWith: (machine, common) => work.aggregatesWith(machine, common),
            open: (machine, init) => work.open(machine, init),
            write: (...writes) => work.write(...writes),
          },
          services,
          founder,
        ),
      );
      return { tenantId: tenant.id, memberId: owner.id };
    },
    /** Moves a tenant's clock and fires the deadlines that it passes. */
    async advance({ tenantId }: TestTenant, seconds: number): Promise<void> {
      await pool
        .owner('tenant_clocks')
        .where({ tenant_id: tenantId })
        .increment('offset_ms', seconds * 1000);
      await sandbox.reschedule(tenantId);
      while ((await timers.fireDue({ tenantId })) > 0);
    },
    /** The newest code that was sent for a tenant. */
    async lastCode({ tenantId }: TestTenant): Promise<string> {
      const job = await pool
        .owner('outbox_jobs')
        .where({ topic: 'message.send', tenant_id: tenantId })
        .orderBy('id', 'desc')
        .first();
      return vault.decrypt(job.payload.codeCiphertext);
    },
    async jobs(topic: string, tenantId: string): Promise<Record<string, unknown>[]> {
      const rows = await pool.owner('outbox_jobs').where({ topic, tenant_id: tenantId }).orderBy('id');
      return rows.map(({ key, payload }) => ({ key, ...payload }));
    },
    async events(resourceId: string): Promise<Record<string, unknown>[]> {
      return pool.owner('events').where({ resource_id: resourceId }).orderBy(['tx', 'id']);
    },
    async close(): Promise<void> {
      await pool.close();
      await database.drop();
    },
  };
}

export type Handlers = Awaited<ReturnType<typeof startHandlers>>;

/** The result of a run that succeeded. */
export function ok<I extends OperationId>(seen: Seen<I>): Operations[I]['result'] {
  if ('code' in seen) throw new Error(`refused with ${seen.code} ${JSON.stringify(seen.details)}`);
  return seen.result;
}

const callerOf = ({ tenantId, memberId }: TestTenant): Caller => ({
  kind: 'member',
  environment: 'sandbox',
  tenantId,
  memberId,
  role: 'OWNER',
  userId: 'usr_test',
  email: null,
  emailVerified: false,
  apiKeyId: null,
  keyIssuerId: null,
  agentId: null,
  memberActive: true,
  scopes: [],
  requestId: newId('req'),
});
