import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN_ID, startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { type Owned, ownedWallet, usdcOf } from '../payments/fixture.ts';
import {
  advance,
  CHALLENGE,
  challengeOf,
  DAY,
  type ProtectedTenant,
  protectedTenant,
  refusal,
  satisfy,
} from '../protection/fixture.ts';

let chain: TestChain;
let service: TestService;
let tenant: ProtectedTenant;
let wallet: Owned;
beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  tenant = await protectedTenant(service, { thresholdUsd: '100.00' });
  wallet = await ownedWallet(service, chain, tenant);
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const ask = (direction: 'on' | 'off', amount: string, id?: string) =>
  tenant.session.createRamp(
    { walletId: wallet.id, direction, amount },
    id === undefined ? {} : { headers: { [CHALLENGE]: id } },
  );
const ramps = async () =>
  (await tenant.api.listRamps({}).unwrap()).ramps.map(({ direction, amount }) => [direction, amount]);

describe('ramps of a protected tenant (D-342)', () => {
  test('an on-ramp needs no approval for any amount, from a member or a key', async () => {
    const before = await usdcOf(chain, wallet.address);
    expect((await ask('on', '100.00')).data).toMatchObject({ status: 'CONFIRMED' });
    const byKey = await tenant.api.createRamp({ walletId: wallet.id, direction: 'on', amount: '200.00' });
    expect(byKey.data).toMatchObject({ status: 'CONFIRMED' });
    expect(await usdcOf(chain, wallet.address)).toBe(before + 300_000_000n);
  });

  test('an off-ramp needs a saved payee, and an approval from the threshold on (D-343, D-346)', async () => {
    const address = String(service.engine.services.config.liquidationAddress);
    const before = await ramps();
    expect(refusal(await ask('off', '1.00')).code).toBe('NEW_PAYEE_NOT_SAVED');
    await tenant.session.createContact({ label: 'Bank', address, chainId: CHAIN_ID }).unwrap();
    expect(refusal(await ask('off', '1.00')).code).toBe('PAYEE_COOLING_OFF');
    await advance(tenant, DAY);
    const byKey = await tenant.api.createRamp({ walletId: wallet.id, direction: 'off', amount: '100.00' });
    expect(refusal(byKey).code).toBe('TWOFA_AGENT_NOT_PERMITTED');
    const { challengeId, ...bound } = challengeOf(await ask('off', '100.00'));
    expect(bound).toMatchObject({ amountUsd: '100.00', destinationAddress: address, destinationLabel: 'Bank' });
    expect(refusal(await ask('off', '100.00', challengeId)).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    await satisfy(service, tenant, challengeId);
    expect(refusal(await ask('off', '100.01', challengeId)).code).toBe('TWOFA_BINDING_MISMATCH');
    expect(await ramps()).toEqual(before);
    expect((await ask('off', '100.00', challengeId)).data).toMatchObject({ status: 'SUBMITTED', direction: 'off' });
    expect(refusal(await ask('off', '100.00', challengeId)).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    expect((await ask('off', '99.999999')).ok).toBe(true);
    expect(await ramps()).toEqual([['off', '99.999999'], ['off', '100.00'], ...before]);
  });
});
