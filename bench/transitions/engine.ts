import { offrampPaymentMachine } from '../../machines/offramp/offramp-payment.machine.ts';
import { effects } from '../../src/domains/offramp/offramp-payment.effects.ts';
import { createVault, parseEncryptionKeys } from '../../src/platform/crypto/index.ts';
import { openPool } from '../../src/platform/db/connection/pool.ts';
import { noFaults } from '../../src/platform/db/faults.ts';
import { newId } from '../../src/platform/db/ids.ts';
import { createExecutor } from '../../src/platform/execution/executor.ts';
import type { Caller } from '../../src/platform/http/caller.ts';
import type { Executor } from '../../src/platform/http/ports.ts';
import type { Aggregate } from '../../src/platform/lifecycle/aggregates/aggregate.ts';
import { stepBatcher } from '../../src/platform/lifecycle/batch.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';
import type { Services } from '../../src/platform/services.ts';
import { payment as answer } from '../http/sample.ts';
import { SENDER } from './payments.ts';

/**
 * Our engine on the payment's own machine and table. A provider that blocks and releases a payment for ever makes it go
 * round two states, each step of which is public: a row lock, an update, a history row and an event, and at every second
 * step the job of its review.
 */
export interface Paychart {
  /** As a request makes a step: its idempotency key and its stored answer in the same transaction. */
  request(paymentId: string): Promise<void>;
  /** As a worker makes it: with whatever else is asked for in the same turn of the event loop. */
  batched(paymentId: string): Promise<void>;
  close(): Promise<void>;
}

const caller: Caller = {
  kind: 'apiKey',
  environment: 'sandbox',
  tenantId: SENDER,
  memberId: 'mem_01k9zt5r7m8q4x2v6b3n1c0d12',
  userId: null,
  role: 'OWNER',
  email: null,
  emailVerified: false,
  apiKeyId: 'key_01k9zt5r7m8q4x2v6b3n1c0d11',
  keyIssuerId: null,
  agentId: null,
  memberActive: true,
  scopes: ['ramps:write'],
  requestId: 'req_01k9zt5r7m8q4x2v6b3n1c0d13',
};

/** Answers in the size of a presented payment. */
export const answerBody = JSON.stringify(answer);

export function openPaychart(url: string, connections: number): Paychart {
  const pool = openPool({ url, max: connections });
  const engine = {
    pool,
    lifecycles: { 'offramp-payment': { machine: offrampPaymentMachine, effects, facts: {} } },
    services: {} as Services,
    fault: noFaults,
    realTime: () => new Date(),
  } as unknown as Engine;
  const vault = createVault({ encryption: parseEncryptionKeys('22'.repeat(32)), index: 'bench' });
  const executor = createExecutor({ engine, vault, idempotencyTtlHours: 168 });
  const by = { actorType: 'system', actorId: 'bench', requestId: null } as const;
  const batcher = stepBatcher(engine, { role: 'system', tenantId: null, by });
  return {
    request: (paymentId) => request(executor, paymentId),
    async batched(paymentId) {
      const done = await batcher.run('offramp-payment', paymentId, async (payment) => {
        await turn(payment);
        return true;
      });
      if (!done) throw new Error(`no payment ${paymentId}`);
    },
    close: () => pool.close(),
  };
}

const turn = (payment: Aggregate<'offramp-payment'>): Promise<unknown> =>
  payment.status === 'ACTION_REQUIRED'
    ? payment.send('PROVIDER_PENDING')
    : payment.send('PROVIDER_BLOCKED', {
        reason: 'RECIPIENT_ACCOUNT_HELD',
        reviewAt: new Date(Date.now() + 3_600_000),
      });

async function request(executor: Executor, paymentId: string): Promise<void> {
  const outcome = await executor.run(
    { id: 'selectOfframpPaymentRoute' },
    {
      caller,
      idempotency: {
        scope: SENDER,
        operation: `POST /v1/offramp/payments/${paymentId}/select-route`,
        key: newId('req'),
        salientHash: 'a'.repeat(64),
        bodyHash: 'b'.repeat(64),
        caller: { memberId: caller.memberId, apiKeyId: caller.apiKeyId, role: caller.role },
        showsSecret: false,
      },
      prefetch: { machine: 'offramp-payment', id: paymentId },
      async handle(unit) {
        const payment = await unit.aggregate('offramp-payment', paymentId);
        if (!payment) throw new Error(`no payment ${paymentId}`);
        await turn(payment);
        return { status: 200, body: answerBody, location: undefined, link: undefined };
      },
    },
  );
  if (outcome.kind !== 'answered') throw new Error(`the step ended as ${outcome.kind}`);
}
