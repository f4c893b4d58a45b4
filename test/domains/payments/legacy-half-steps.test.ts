import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { CutConnection, watchBy } from '../../support/cut-connection.ts';
import { cutsOf } from '../../support/half-steps.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { callsOf, type Owned, ownedWallet, proposed, read, STRANGER, signatureOf, usdcOf } from './fixture.ts';

const cutter = new CutConnection();
let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let wallet: Owned;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source, fault: cutter });
  cutter.watch = watchBy(service.pool);
  acme = await service.signUp('Acme Cut');
  wallet = await ownedWallet(service, chain, acme, { owners: 1, threshold: 1 });
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

/** Signs under one key, cut off where it is told, and asks again until it is answered. */
async function signCut(at: number | undefined, answer: 'none' | 'lost'): Promise<readonly string[]> {
  const before = await usdcOf(chain, STRANGER);
  const payment = await proposed(acme, wallet, { value: '0.01' });
  const signature = await signatureOf(wallet.owners[0], payment.multisigTxHash);
  const options = { idempotencyKey: randomUUID() };
  const ask = () => acme.api.signPayment({ id: payment.id, signature }, options);
  cutter.arm(at, answer);
  let { data, error } = await ask();
  const statements = await cutter.disarm();
  for (let again = 0; data === undefined && again < 3; again += 1) {
    expect(error?.code).toBe('TRY_AGAIN');
    ({ data, error } = await ask());
  }
  expect(data).toMatchObject({ id: payment.id, signaturesCollected: 1 });
  expect((await ask()).data).toEqual(data);
  await runUntilChainIdle(service);
  expect(await read(acme, payment.id)).toMatchObject({ status: 'COMPLETED' });
  expect(await callsOf(service, payment.id)).toMatchObject([{ state: 'CONFIRMED' }]);
  expect((await usdcOf(chain, STRANGER)) - before).toBe(10_000n);
  return statements;
}

describe('the signature that executes, interrupted at every step (D-175)', { timeout: 300_000 }, () => {
  it('is stored once, pays once, and answers the same under its key (R291)', async () => {
    await signCut(undefined, 'none');
    const clean = await signCut(undefined, 'none');
    expect(clean.length).toBeGreaterThan(15);
    for (const { at, answer } of cutsOf(clean)) await signCut(at, answer);
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
});
