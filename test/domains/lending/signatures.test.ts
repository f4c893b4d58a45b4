import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { keysOf, type Organization, organization } from '../approvals/organization.ts';
import { signForSafe } from '../wallets/safe.ts';
import { is, parties, refused, usd } from './fixture.ts';

const HEALTHY = { error: 0, hang: 0, lost: 0 };

let chain: TestChain;
let proxy: FaultProxy;
let service: TestService;
let borrower: Organization;
beforeAll(async () => {
  chain = await startTestChain();
  proxy = await startFaultProxy(chain.url, HEALTHY);
  service = await startTestService({
    chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 1000, retryCount: 0 } },
  });
  borrower = await organization(service, 'Signing Borrower');
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await proxy?.close();
  await chain?.stop();
});

it('the borrower’s multisig confirms the signature over an offer (D-374)', async () => {
  const lender = await service.signUp('Signed Lender');
  await lender.fund('1000.00');
  const { originating, offered } = parties(lender, borrower, lender);
  const { id, offerDigest, borrowerAddress } = await offered((await originating({}, 1000)).id, usd(100));
  expect(borrowerAddress).toBe(borrower.safe);
  const keys = keysOf(borrower.owners.slice(0, 2));
  const accept = (signature: Hex) => borrower.api.acceptLendingOffer({ id, signature });
  const refusal = is('SIGNATURE_INVALID', 400);
  // One of two owners, another digest, and an owner's own key are none.
  expect(await refused(accept(await signForSafe(borrower.safe, offerDigest as Hex, keys.slice(0, 1))))).toMatchObject(
    refusal,
  );
  expect(await refused(accept(await signForSafe(borrower.safe, `0x${'0'.repeat(64)}`, keys)))).toMatchObject(refusal);
  const own = await keys[0]?.sign({ hash: offerDigest as Hex });
  expect(await refused(accept(own ?? '0x'))).toMatchObject(refusal);
  expect((await borrower.api.getLendingOffer({ id }).unwrap()).status).toBe('OFFERED');
  const signature = await signForSafe(borrower.safe, offerDigest as Hex, keys);
  expect((await accept(signature).unwrap()).status).toBe('ACCEPTED');
  expect((await service.pool.owner('lending_offers').where({ id }).first()).signature).toBe(signature);
}, 60_000);

it('a signature changes nothing while the chain does not answer (D-374)', async () => {
  const lender = await service.signUp('Silent Lender');
  await lender.fund('1000.00');
  const { originating, offered } = parties(lender, borrower, lender);
  const { id, offerDigest } = await offered((await originating({}, 1000)).id, usd(100));
  const signature = await signForSafe(borrower.safe, offerDigest as Hex, keysOf(borrower.owners.slice(0, 2)));
  proxy.faults = { ...HEALTHY, error: 1 };
  try {
    const asked = borrower.api.acceptLendingOffer({ id, signature });
    expect(await refused(asked)).toMatchObject(is('CHAIN_UNAVAILABLE', 503));
  } finally {
    proxy.faults = HEALTHY;
  }
  expect((await borrower.api.acceptLendingOffer({ id, signature }).unwrap()).status).toBe('ACCEPTED');
}, 60_000);
