import type { Address } from 'viem';
import { getAddress } from 'viem/utils';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { meetingAt } from '../../support/together.ts';
import { refusal } from '../cards/fixture.ts';
import { legacy, mint, type Owned, ownedWallet, signed, usdcOf } from '../payments/fixture.ts';
import { newOwner, ownersOf, runUntilChainIdle } from '../wallets/owners.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;
let wallet: Owned;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  harbor = await service.signUp('Harbor Ramps');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

let tenants = 0;
beforeEach(async () => {
  tenants += 1;
  acme = await service.signUp(`Acme Ramps ${tenants}`);
  wallet = await ownedWallet(service, chain, acme, { usdc: 500_000_000n });
});

const on = (amount: string, walletId = wallet.id) => acme.api.createRamp({ walletId, direction: 'on', amount });
const off = (amount: string, walletId = wallet.id) => acme.api.createRamp({ walletId, direction: 'off', amount });
const payment = async (id: string | null) => legacy(await acme.api.getPayment({ id: String(id) }).unwrap());
const liquidation = () => service.engine.services.config.liquidationAddress as Address;

describe('an on-ramp', () => {
  it('credits the wallet and answers with the receipt (R360, R362, R425, R458, D-300, D-298)', async () => {
    const answer = await on('100.50');
    const ramp = answer.data;
    expect(answer.response?.status).toBe(201);
    expect(answer.response?.headers.get('location')).toBe(`/v1/ramps/${ramp?.id}`);
    expect(ramp).toEqual({
      id: expect.stringMatching(/^rmp_[0-9a-z]{26}$/),
      walletId: wallet.id,
      direction: 'on',
      amount: '100.50',
      provider: 'simulated',
      status: 'CONFIRMED',
      txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      paymentId: null,
      fiatRef: expect.stringMatching(/^SIM-[0-9A-Z]{12}$/),
      failureReason: null,
      createdAt: expect.any(String),
      confirmedAt: expect.any(String),
    });
    expect(await usdcOf(chain, wallet.address)).toBe(600_500_000n);
    const receipt = await chain.client.getTransactionReceipt({ hash: ramp?.txHash as Address });
    expect(receipt.status).toBe('success');
    expect(await acme.api.getRamp({ id: String(ramp?.id) }).unwrap()).toEqual(ramp);
  });

  it('mints once under one idempotency key', async () => {
    const body = { walletId: wallet.id, direction: 'on', amount: '5.00' } as const;
    const first = await acme.api.createRamp(body, { idempotencyKey: 'once' }).unwrap();
    const again = await acme.api.createRamp({ ...body, amount: '5' }, { idempotencyKey: 'once' });
    expect([first.status, (await refusal(Promise.resolve(again)))?.code]).toEqual([
      'CONFIRMED',
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect(await acme.api.createRamp(body, { idempotencyKey: 'once' }).unwrap()).toEqual(first);
    expect(await usdcOf(chain, wallet.address)).toBe(505_000_000n);
  });

  it('accepts a wallet that is not deployed yet (D-300)', async () => {
    await acme.api.setTestChain({ holdDeployments: true }).unwrap();
    const { id, address } = await acme.api
      .createWallet({ name: 'New', owners: ownersOf([newOwner().address]) })
      .unwrap();
    expect((await on('1.00', id).unwrap()).status).toBe('CONFIRMED');
    expect(await usdcOf(chain, address as Address)).toBe(1_000_000n);
  });

  it('fails while the tenant’s chain is off, and mints nothing then or later (D-300)', async () => {
    await acme.api.setTestChain({ available: false }).unwrap();
    const ramp = await on('1.00').unwrap();
    expect(ramp).toMatchObject({
      status: 'FAILED',
      failureReason: 'MINT_FAILED',
      txHash: null,
      fiatRef: null,
      confirmedAt: null,
    });
    await acme.api.setTestChain({ available: true }).unwrap();
    await runUntilChainIdle(service);
    expect(await acme.api.getRamp({ id: ramp.id }).unwrap()).toEqual(ramp);
    expect(await usdcOf(chain, wallet.address)).toBe(500_000_000n);
  });

  it.each([
    ['would revert and is never sent', '0x5f5ffd', 'FAILED'],
    ['is mined and has done nothing', '0x00', 'REVERTED'],
  ] as const)('fails when its mint %s, and uses up neither money nor cap (D-300, D-299)', async (_, code, state) => {
    const token = chain.chain.contracts.settlementToken;
    const sound = (await chain.client.getCode({ address: token })) ?? '0x';
    await chain.local.setCode(token, code);
    const answer = await on('10000');
    await chain.local.setCode(token, sound);
    expect(answer.response?.status).toBe(201);
    const failure = { status: 'FAILED', failureReason: 'MINT_FAILED', txHash: null, fiatRef: null, confirmedAt: null };
    expect(answer.data).toMatchObject(failure);
    const id = String(answer.data?.id);
    const calls = service.pool.owner('chain_transactions').where({ key: `ramp:${id}` });
    expect(await calls.select('state')).toEqual([{ state }]);
    await runUntilChainIdle(service);
    expect(await acme.api.getRamp({ id }).unwrap()).toEqual(answer.data);
    expect(await usdcOf(chain, wallet.address)).toBe(500_000_000n);
    for (const amount of ['10000', '10000', '5000']) expect((await on(amount).unwrap()).status).toBe('CONFIRMED');
  });

  it('refuses a failed wallet, and another tenant’s (D-300, D-039)', async () => {
    await acme.api.setTestChain({ failNextDeployments: 1 }).unwrap();
    const { id } = await acme.api.createWallet({ name: 'Fails', owners: ownersOf([newOwner().address]) }).unwrap();
    await runUntilChainIdle(service);
    expect(await refusal(on('1.00', id))).toMatchObject({ code: 'WALLET_NOT_DEPLOYABLE', statusCode: 409 });
    const asked = harbor.api.createRamp({ walletId: wallet.id, direction: 'on', amount: '1.00' });
    expect(await refusal(asked)).toMatchObject({ code: 'WALLET_NOT_FOUND', statusCode: 404 });
  });
});

describe('an off-ramp', () => {
  it('proposes a payment to the liquidation address, and follows it to its end (R425, R426, R459, D-301)', async () => {
    const ramp = await off('200.00').unwrap();
    expect(ramp).toMatchObject({
      status: 'SUBMITTED',
      direction: 'off',
      txHash: null,
      fiatRef: null,
      confirmedAt: null,
    });
    const proposed = await payment(ramp.paymentId);
    expect(proposed).toMatchObject({
      status: 'AWAITING_SIGNATURE',
      sourceWalletId: wallet.id,
      signaturesRequired: 2,
      signaturesCollected: 0,
      amount: '200',
      asset: 'usdc',
      destinationAddress: getAddress(liquidation()),
    });
    const before = await usdcOf(chain, liquidation());
    await signed(acme, wallet, proposed);
    await runUntilChainIdle(service);
    expect(await acme.api.getRamp({ id: ramp.id }).unwrap()).toEqual({
      ...ramp,
      status: 'CONFIRMED',
      fiatRef: expect.stringMatching(/^SIM-[0-9A-Z]{12}$/),
      confirmedAt: expect.any(String),
    });
    expect(await usdcOf(chain, liquidation())).toBe(before + 200_000_000n);
    expect(await usdcOf(chain, wallet.address)).toBe(300_000_000n);
  });

  it('fails when its payment is cancelled, and notifies the tenant (R427, D-301, D-388)', async () => {
    const ramp = await off('200.00').unwrap();
    await acme.api.cancelPayment({ id: String(ramp.paymentId) }).unwrap();
    await service.runUntilIdle();
    const failed = await acme.api.getRamp({ id: ramp.id }).unwrap();
    expect(failed).toEqual({ ...ramp, status: 'FAILED', failureReason: 'PAYMENT_CANCELED' });
    await service.runUntilIdle();
    const { events } = await acme.api.listEvents({ type: 'ramp.failed' }).unwrap();
    expect(events).toMatchObject([{ resourceId: ramp.id, data: { object: failed, previousStatus: 'SUBMITTED' } }]);
  });

  it('fails when its payment fails (R427, D-301)', async () => {
    const ramp = await off('200.00').unwrap();
    const proposed = await payment(ramp.paymentId);
    // Its wallet gets a policy before its owners sign.
    await acme.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
    const { policyId } = await acme.api
      .createPolicy({ name: 'Less', document: { limits: { perTransactionUsd: '1' } } })
      .unwrap();
    await acme.api.attachPolicy({ id: policyId, subjectType: 'wallet', subjectId: wallet.id }).unwrap();
    await signed(acme, wallet, proposed).catch(() => undefined);
    await runUntilChainIdle(service);
    expect((await payment(ramp.paymentId)).status).toBe('FAILED');
    expect(await acme.api.getRamp({ id: ramp.id }).unwrap()).toMatchObject({
      status: 'FAILED',
      failureReason: 'PAYMENT_FAILED',
    });
  });

  it('needs a deployed wallet that holds the amount, and passes the wallet’s policy (D-300, D-312, R467)', async () => {
    await acme.api.setTestChain({ holdDeployments: true }).unwrap();
    const { id } = await acme.api.createWallet({ name: 'New', owners: ownersOf([newOwner().address]) }).unwrap();
    expect(await refusal(off('1.00', id))).toMatchObject({ code: 'WALLET_NOT_DEPLOYED', statusCode: 409 });
    expect(await refusal(off('500.000001'))).toMatchObject({ code: 'INSUFFICIENT_FUNDS', statusCode: 402 });
    await acme.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
    const document = { counterparties: { blocked: [liquidation()] } };
    const { policyId } = await acme.api.createPolicy({ name: 'Stay', document }).unwrap();
    await acme.api.attachPolicy({ id: policyId, subjectType: 'wallet', subjectId: wallet.id }).unwrap();
    expect(await refusal(off('1.00'))).toMatchObject({ code: 'POLICY_DENIED', statusCode: 403 });
    expect((await acme.api.listRamps({}).unwrap()).ramps).toEqual([]);
  });

  it('is refused while the balance cannot be read (R559, D-251)', async () => {
    await acme.api.setTestChain({ available: false }).unwrap();
    const answer = await off('1.00');
    expect(await refusal(Promise.resolve(answer))).toMatchObject({ code: 'BALANCE_UNAVAILABLE', statusCode: 503 });
    expect(answer.response?.headers.get('retry-after')).toBe('2');
    expect((await acme.api.listRamps({}).unwrap()).ramps).toEqual([]);
  });
});

describe('ramps of a tenant', () => {
  it('accept only the simulated provider, either direction, and an amount above zero (R360, R361, D-299)', async () => {
    const asked = (more: object) =>
      refusal(acme.api.createRamp({ walletId: wallet.id, direction: 'on', amount: '1.00', ...more } as never));
    expect(await asked({ provider: 'partner_a' })).toMatchObject({
      code: 'RAMP_PROVIDER_NOT_AVAILABLE',
      statusCode: 400,
    });
    expect((await asked({ direction: 'sideways' }))?.code).toBe('VALIDATION_FAILED');
    for (const amount of ['0', '0.00', '-1', '1.0000001', 'all', 1])
      expect(await asked({ amount })).toMatchObject({ code: 'INVALID_AMOUNT', statusCode: 400 });
    expect(
      (
        await acme.api
          .createRamp({ walletId: wallet.id, direction: 'on', amount: '0.000001', provider: 'simulated' })
          .unwrap()
      ).amount,
    ).toBe('0.000001');
  });

  it('are limited to 10000 USD each and 25000 USD in 24 hours, both directions, FAILED ones aside (R570, D-299, D-053)', async () => {
    await mint(service, wallet.address, 20_000_000_000n, `caps:${wallet.id}`);
    await runUntilChainIdle(service);
    expect(await refusal(on('10000.000001'))).toMatchObject({ code: 'RAMP_AMOUNT_TOO_LARGE', statusCode: 400 });
    const first = await on('10000').unwrap();
    const canceled = await off('10000').unwrap();
    expect((await refusal(on('5000.000001')))?.code).toBe('RAMP_DAILY_CAP');
    await acme.api.cancelPayment({ id: String(canceled.paymentId) }).unwrap();
    await service.runUntilIdle();
    await off('9999.999999').unwrap();
    await on('5000.000001').unwrap();
    const answer = await on('0.000001');
    const resetsAt = new Date(Date.parse(first.createdAt) + 86_400_000).toISOString();
    expect(await refusal(Promise.resolve(answer))).toMatchObject({
      code: 'RAMP_DAILY_CAP',
      statusCode: 403,
      details: { resetsAt },
    });
    const wait = Number(answer.response?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(86_400 - 60);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect((await harbor.api.listRamps({}).unwrap()).ramps).toEqual([]);
    await acme.api.advanceTestClock({ advanceSeconds: wait }).unwrap();
    await on('10000').unwrap();
  });

  it('keep to the daily cap when they are requested simultaneously (D-299)', async () => {
    const asked = Array.from({ length: 3 }, () => () => on('10000'));
    const answers = await meetingAt(service.pool.owner, 'ramps', asked);
    expect(answers.map(({ error }) => error?.code).sort()).toEqual(['RAMP_DAILY_CAP', undefined, undefined]);
  });

  it('are shown to their tenant only, in lists newest first, by status (R564, D-298, D-043)', async () => {
    const [one, two] = [await on('1.00').unwrap(), await off('2.00').unwrap()];
    const listed = async (query = {}) => (await acme.api.listRamps(query).unwrap()).ramps.map(({ id }) => id);
    expect(await listed()).toEqual([two.id, one.id]);
    expect(await listed({ status: 'CONFIRMED' })).toEqual([one.id]);
    expect(await listed({ take: 1, skip: 1 })).toEqual([one.id]);
    expect(await refusal(harbor.api.getRamp({ id: one.id }))).toMatchObject({
      code: 'RAMP_NOT_FOUND',
      statusCode: 404,
    });
    // The payment of an off-ramp is a payment of the tenant; the ramp is no payment (R011).
    expect((await refusal(acme.api.getPayment({ id: two.id })))?.code).toBe('PAYMENT_NOT_FOUND');
  });
});
