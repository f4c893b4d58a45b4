import { encodeFunctionData } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { erc20Abi } from '../../../src/payments/chain/index.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { funded } from '../invoices/fixture.ts';
import { legacyBody, type Owned, ownedWallet, STRANGER } from '../payments/fixture.ts';
import { grant, type Member, member } from './fixture.ts';

const create = { allowedActions: ['payment.create' as const] };

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let wallet: Owned;
beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Moves');
  wallet = await ownedWallet(service, chain, acme, { eth: 10n ** 18n });
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

type Asked = PromiseLike<{ readonly error?: unknown }>;
const refusal = async (asked: Asked) => {
  const { error } = await asked;
  const { code, details } = (error ?? {}) as { code?: string; details?: unknown };
  return code === undefined ? 'passed' : { code, details };
};
const required = (amountUsd: string | null, limit: string, limitUsd: string | null) => ({
  code: 'APPROVAL_REQUIRED',
  details: { amountUsd, limit, limitUsd },
});

const paid = (who: Pick<Member, 'session'>, value: string): Asked =>
  who.session.createPayment(legacyBody(wallet, { value }));
const ramped = (who: Pick<Member, 'session'>, amount: string): Asked =>
  who.session.createRamp({ walletId: wallet.id, direction: 'off', amount });
const called = (who: Pick<Member, 'session'>, to: string, data: string, value = '0'): Asked =>
  who.session.createWalletTransaction({ id: wallet.id, to, data, value });
const transferred = (who: Pick<Member, 'session'>, dollars: number, name: 'transfer' | 'approve' = 'transfer') =>
  called(
    who,
    service.engine.services.chain.contracts.settlementToken,
    encodeFunctionData({ abi: erc20Abi, functionName: name, args: [STRANGER, BigInt(dollars * 1_000_000)] } as never),
  );

async function limited(terms: Parameters<typeof grant>[2]): Promise<Member> {
  const who = await member(service, acme);
  await grant(acme, who.id, { ...create, ...terms });
  return who;
}

/** What a wallet's owners are asked to sign is judged as a payment of that amount (D-521). */
describe('the grant of the proposer', () => {
  test('limits a payment, a ramp to the bank, and a call that pays or approves', async () => {
    const who = await limited({ perTxLimitUsd: '10' });
    const refused = required('10.50', 'perTxLimitUsd', '10.00');
    for (const asked of [
      paid(who, '10.50'),
      ramped(who, '10.50'),
      transferred(who, 10.5),
      transferred(who, 10.5, 'approve'),
    ])
      expect(await refusal(asked)).toEqual(refused);
    for (const asked of [paid(who, '10'), ramped(who, '10'), transferred(who, 10)])
      expect(await refusal(asked)).toBe('passed');
  });

  test('refuses ether and unknown calls under a limit, and allows calls of the wallet itself', async () => {
    const who = await limited({ perTxLimitUsd: '10' });
    const refused = required(null, 'perTxLimitUsd', '10.00');
    expect(await refusal(called(who, STRANGER, '0x', '1'))).toEqual(refused);
    expect(await refusal(called(who, STRANGER, '0x12345678'))).toEqual(refused);
    expect(await refusal(who.session.createPayment(legacyBody(wallet, { value: '0.1', asset: 'eth' })))).toEqual(
      refused,
    );
    expect(await refusal(called(who, STRANGER, '0x'))).toBe('passed');
    expect(await refusal(called(who, wallet.address, '0x694e80c3'))).toBe('passed');
    const free = await limited({});
    expect(await refusal(called(free, STRANGER, '0x', '1'))).toBe('passed');
  });

  test('allows only the assets and destinations on its lists', async () => {
    const who = await limited({ allowedAssets: ['USDC'] });
    const refused = (amountUsd: string | null) => required(amountUsd, 'authorityList', null);
    expect(await refusal(transferred(who, 1))).toBe('passed');
    expect(await refusal(called(who, STRANGER, '0x', '1'))).toEqual(refused(null));
    const other = await limited({ allowedAssets: ['EURC'] });
    expect(await refusal(transferred(other, 1))).toEqual(refused('1.00'));
    const listed = await limited({ allowedDestinationIds: ['dst_1'] });
    expect(await refusal(transferred(listed, 1))).toEqual(refused('1.00'));
  });

  test('adds up what was proposed in 24 hours, until it is cancelled', async () => {
    const who = await limited({ dailyLimitUsd: '100' });
    const first = await who.session.createPayment(legacyBody(wallet, { value: '60' })).unwrap();
    expect(await refusal(ramped(who, '41'))).toEqual(required('41.00', 'dailyLimitUsd', '100.00'));
    expect(await refusal(transferred(who, 40))).toBe('passed');
    expect(await refusal(paid(who, '1'))).toEqual(required('1.00', 'dailyLimitUsd', '100.00'));
    await who.session.cancelPayment({ id: first.id }).unwrap();
    expect(await refusal(paid(who, '60'))).toBe('passed');
    expect(await refusal(paid(who, '1'))).toEqual(required('1.00', 'dailyLimitUsd', '100.00'));
  });

  test('allows nothing once it is withdrawn', async () => {
    const who = await member(service, acme);
    const { id: authorityId } = await grant(acme, who.id, create);
    await acme.session.revokeAuthority({ memberId: who.id, authorityId }).unwrap();
    for (const asked of [paid(who, '1'), ramped(who, '1'), transferred(who, 1), called(who, STRANGER, '0x', '1')])
      expect(await refusal(asked)).toEqual({ code: 'AUTHORITY_MISSING', details: { action: 'payment.create' } });
  });
});

describe('the approvals of an organization', () => {
  test('refuse the release and the refund of an invoice, which no vote can approve', async () => {
    const escrows = [await funded(service, acme), await funded(service, acme)];
    const [released, refunded] = escrows.map(({ id }) => id);
    const rules = (rules: object) => acme.session.setPaymentPolicy({ rules }).unwrap();
    await rules({ approvals: [{ aboveUsd: '1', minimumApprovals: 1 }] });
    expect(await refusal(acme.api.releaseInvoice({ id: released ?? '' }))).toMatchObject({ code: 'APPROVAL_REQUIRED' });
    await acme.api.advanceTestClock({ advanceSeconds: 1 }).unwrap();
    expect(await refusal(acme.api.refundInvoice({ id: refunded ?? '' }))).toMatchObject({ code: 'APPROVAL_REQUIRED' });
    await rules({});
    expect(await refusal(acme.api.releaseInvoice({ id: released ?? '' }))).toBe('passed');
    expect(await refusal(acme.api.refundInvoice({ id: refunded ?? '' }))).toBe('passed');
  });

  test('do not apply to a ramp from the bank, which brings money', async () => {
    await acme.session.setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] } }).unwrap();
    expect(await refusal(acme.api.createRamp({ walletId: wallet.id, direction: 'on', amount: '5' }))).toBe('passed');
    expect(await refusal(ramped(acme, '5'))).toEqual(required('5.00', 'approvals', '0.00'));
  });
});
