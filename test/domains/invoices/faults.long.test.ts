import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { Random } from '../../contract/random.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { type Process, spawnProcess } from '../../support/processes.ts';
import { rounds } from '../../support/rounds.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { callsOf, mint, usdcOf } from '../payments/fixture.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { AMOUNT, drafted, type Escrow, invoiceOf, settledBy } from './fixture.ts';

const INVOICES = rounds(6, 24);
const KILLS = rounds(1, 5);

const lanes = pLimit(8);
const ENDS = ['RELEASED', 'REFUNDED'];

let chain: TestChain;
let service: TestService;
let acme: TestTenant;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source, variables: { EXECUTION_WAIT_MS: '0' } });
  acme = await service.signUp('Acme Faults');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

type Sent = Escrow & { readonly hold: `0x${string}` };

/** So many invoices, sent, and paid into while nobody deploys anything yet. */
async function paidInto(count: number): Promise<Sent[]> {
  return lanes.map(Array(count).keys(), async () => {
    const escrow = await drafted(acme);
    const { holdAddress } = await acme.api.sendInvoice({ id: escrow.id }).unwrap();
    const hold = holdAddress as `0x${string}`;
    await mint(service, hold, AMOUNT, `fault:${escrow.id}`);
    return { ...escrow, hold };
  });
}

const count = async (ids: readonly string[], statuses: readonly string[]): Promise<number> =>
  (await service.pool.owner('invoices').whereIn('id', ids).whereIn('status', statuses)).length;

/** How far they are: each is funded, and then settled. */
const progress = async (ids: readonly string[]): Promise<number> =>
  (await count(ids, ['FUNDED', ...ENDS])) + (await count(ids, ENDS));

/** Every second one is released, the others are refunded, as soon as each is funded and deployed; several at once. */
async function settle(escrows: readonly Sent[]): Promise<void> {
  await lanes.map(escrows, settleOne);
}

async function settleOne(escrow: Sent, index: number): Promise<void> {
  await eventually(
    `a settlement of ${index}`,
    async () => {
      const asked = index % 2 === 0 ? acme.api.releaseInvoice : acme.api.refundInvoice;
      const { ok, error } = await asked({ id: escrow.id });
      if (!ok && !['WALLET_NOT_DEPLOYED', 'INVALID_TRANSITION'].includes(error.code)) throw new Error(error.code);
      return ok;
    },
    120_000 + INVOICES * 1000,
  );
  await settledBy(acme, escrow.id, [escrow.payee, escrow.arbiter]);
}

/** The balances on the chain are what the service says, and each settlement was executed once. */
async function expectSettled(escrows: readonly Sent[]): Promise<void> {
  await lanes.map(escrows, async (escrow, index) => {
    const { status, settlement } = await invoiceOf(acme, escrow.id);
    expect([status, settlement?.status]).toEqual([index % 2 === 0 ? 'RELEASED' : 'REFUNDED', 'COMPLETED']);
    expect(await callsOf(service, settlement?.paymentId ?? '')).toMatchObject([{ state: 'CONFIRMED' }]);
    const [paid, other] = index % 2 === 0 ? [escrow.payee, escrow.payer] : [escrow.payer, escrow.payee];
    const held = [paid.address, other.address, escrow.hold].map((address) => usdcOf(chain, address));
    expect(await Promise.all(held)).toEqual([AMOUNT, 0n, 0n]);
  });
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
}

describe('invoices over a node that fails', { timeout: 180_000 + INVOICES * 5000 }, () => {
  it(`${INVOICES} invoices with 30 % errors, 5 % silence and lost replies: each paid once`, async () => {
    const escrows = await paidInto(INVOICES);
    const proxy = await startFaultProxy(chain.url, { error: 0.3, hang: 0.05, lost: 0.05 });
    const flaky = await startTestService({
      databaseUrl: service.databaseUrl,
      chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 300, retryCount: 6, retryDelayMs: 5 } },
      variables: { DEPOSIT_CONFIRMATIONS: '1' },
      working: true,
    });
    try {
      await settle(escrows);
      const ids = escrows.map(({ id }) => id);
      await eventually(
        'all to be settled',
        async () => (await count(ids, ENDS)) === ids.length,
        90_000 + INVOICES * 3000,
      );
    } finally {
      await flaky.stop();
      await proxy.close();
    }
    expect(proxy.told.error).toBeGreaterThan(0);
    await expectSettled(escrows);
  });
});

describe('a worker that is killed over invoices', { timeout: 180_000 + KILLS * 30_000 }, () => {
  it(`${KILLS} times: each is funded, settled and paid once`, async () => {
    const random = new Random(Number(process.env.INVOICE_SEED ?? 7));
    const escrows = await paidInto(4 + KILLS * 2);
    const ids = escrows.map(({ id }) => id);
    const environment = { RPC_URL: chain.url, DEPOSIT_CONFIRMATIONS: '1' };
    const settling: Promise<void>[] = [];
    let worker: Process | undefined;
    try {
      // Each life of the worker has settlements of its own to die over.
      for (let killed = 0; killed < KILLS; killed += 1) {
        const standing = await progress(ids);
        settling.push(settle(escrows.slice(killed * 2, killed * 2 + 2)));
        worker = spawnProcess('work', service.databaseUrl, environment);
        await eventually('the worker to get on', async () => (await progress(ids)) > standing, 60_000);
        await delay(random.next() * 400);
        await worker.end('SIGKILL');
        expect(await count(ids, ENDS)).toBeLessThan(ids.length);
      }
      settling.push(settle(escrows.slice(KILLS * 2)));
      worker = spawnProcess('work', service.databaseUrl, environment);
      await Promise.all(settling);
      await eventually('the rest', async () => (await count(ids, ENDS)) === ids.length, 60_000);
    } finally {
      await worker?.end('SIGKILL');
      await Promise.allSettled(settling);
    }
    await runUntilChainIdle(service);
    await expectSettled(escrows);
  });
});
