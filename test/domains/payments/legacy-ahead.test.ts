import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { legacyBody, type Owned, ownedWallet, proposed, signatureOf } from './fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
/** Transactions of requests, on the first service. */
let begun = 0;

const counting = {
  hit(_: unknown, statement: string): void {
    if (statement.startsWith('BEGIN') && !statement.includes("'paychart_system'")) begun += 1;
  },
};

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source, fault: counting });
  acme = await service.signUp('Acme Ahead');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

/** What a request came to, and how many transactions it took. */
async function counted<T>(request: () => Promise<T>): Promise<[T, number]> {
  const before = begun;
  return [await request(), begun - before];
}

type Payment = Awaited<ReturnType<typeof proposed>>;
const sign = async (by: TestTenant, { owners }: Owned, { id, multisigTxHash }: Payment, nth: number) =>
  by.api.signPayment({ id, signature: await signatureOf(owners[nth], multisigTxHash) }).unwrap();

describe('payments of wallets', () => {
  it('are proposed and signed in two database transactions, with the chain asked between them', async () => {
    const own = await ownedWallet(service, chain, acme);
    const [payment, proposing] = await counted(() => proposed(acme, own));
    const [, signing] = await counted(() => sign(acme, own, payment, 0));
    expect([proposing, signing]).toEqual([2, 2]);
    const [done, executing] = await counted(() => sign(acme, own, payment, 1));
    expect(done).toMatchObject({ status: 'COMPLETED' });
    // The third one has the answer, once the payment is executed.
    expect(executing).toBe(3);
  });

  it('are not found by another tenant', async () => {
    const own = await ownedWallet(service, chain, acme);
    const payment = await proposed(acme, own);
    const beta = await service.signUp('Beta Ahead');
    expect((await beta.api.createPayment(legacyBody(own))).error).toMatchObject({ code: 'WALLET_NOT_FOUND' });
    const signature = await signatureOf(own.owners[0], payment.multisigTxHash);
    expect((await beta.api.signPayment({ id: payment.id, signature })).error).toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    });
  });

  it('are refused while the tenant’s chain is down', async () => {
    const own = await ownedWallet(service, chain, acme);
    const payment = await proposed(acme, own);
    await acme.api.setTestChain({ available: false }).unwrap();
    expect((await acme.api.createPayment(legacyBody(own))).error).toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    // A signature needs no chain; the execution waits for it.
    expect(await sign(acme, own, payment, 0)).toMatchObject({ signaturesCollected: 1 });
    expect(await sign(acme, own, payment, 1)).toMatchObject({ status: 'READY_TO_EXECUTE' });
    await acme.api.setTestChain({ available: true }).unwrap();
  });

  it('are executed by the process that takes the last signature, whichever took the first', async () => {
    const other = await startTestService({ chain: chain.source, databaseUrl: service.databaseUrl });
    const there = { ...acme, api: createPaychart({ baseUrl: other.url, apiKey: acme.apiKey }) };
    const wallet = await ownedWallet(service, chain, acme);
    const payment = await proposed(acme, wallet);
    await sign(there, wallet, payment, 0);
    const [done, transactions] = await counted(() => sign(acme, wallet, payment, 1));
    expect(done).toMatchObject({ status: 'COMPLETED' });
    expect(transactions).toBe(3);
    await other.stop();
  });
});
