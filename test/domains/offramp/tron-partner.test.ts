import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTronAddress } from '../../../src/domains/destinations/index.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { checkBooks, instructionsOf } from './deposit-fixture.ts';
import { confirm, payable, type Recipient, read, refusal } from './fixture.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService({ variables: { FUNDING_PARTNER_TRON_MODE: 'mock' } });
  sender = await service.signUp('Tron Sender');
  recipient = await payable(service, 'Tron Recipient', '+15550263001');
}, 60_000);
afterAll(() => service?.stop());

const TRON = { asset: 'USDT', network: 'tron' };
const create = (given: object = {}, tenant = sender) =>
  tenant.api.createOfframpPayment({ phone: recipient.phone, amountUsd: '25.00', funding: TRON, ...given });
const tell = (paymentId: string, status: 'PENDING' | 'SUCCEEDED' | 'FAILED', eventId?: string) =>
  sender.api
    .sendTestProviderWebhook({ provider: 'tron_partner', paymentId, status, ...(eventId && { eventId }) })
    .unwrap();
const statusOf = async (id: string) => (await read(sender, id)).status;

describe('USDT on tron, by the partner (R196, D-081, D-082)', () => {
  it('takes a deposit to the address of the partner, whose webhook confirms it, and pays', async () => {
    const created = await create().unwrap();
    const { paymentId: id } = created;
    expect(created).toMatchObject({ status: 'AWAITING_SOURCE_FUNDS', sourceFundingMode: 'ONCHAIN_DEPOSIT' });
    const told = instructionsOf(created);
    expect(told).toEqual({
      provider: 'partner',
      escrowAddress: expect.any(String),
      dealId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      tokenAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      chainId: 728_126_428,
      amountMinor: '25000000',
      steps: [],
      note: expect.any(String),
    });
    expect([told.escrowAddress, told.tokenAddress].map(isTronAddress)).toEqual([true, true]);
    expect((await sender.api.depositOfframpPayment({ id, amountMinor: '25000000' }).unwrap()).status).toBe(
      'AWAITING_SOURCE_FUNDS',
    );
    expect(await tell(id, 'PENDING')).toEqual({ received: true, duplicate: false, matched: true });
    expect(await statusOf(id)).toBe('SOURCE_FUNDS_CONFIRMING');
    await tell(id, 'FAILED');
    expect(await statusOf(id)).toBe('AWAITING_SOURCE_FUNDS');
    await tell(id, 'SUCCEEDED', 'evt_tron_1');
    expect(await statusOf(id)).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    expect(await tell(id, 'SUCCEEDED', 'evt_tron_1')).toMatchObject({ duplicate: true });
    await tell(id, 'SUCCEEDED', 'evt_tron_2');
    await confirm(recipient, id);
    await recipient.api.stepTestProvider({ id, steps: 3 }).unwrap();
    await service.runUntilIdle();
    expect(await statusOf(id)).toBe('DELIVERED');
    expect(await recipient.balances()).toMatchObject({ available: 25_000_000n });
    await checkBooks(service);
  });

  it('refunds a failed payment through the partner', async () => {
    const { paymentId: id } = await create({ amountUsd: '25.000001' }).unwrap();
    await tell(id, 'SUCCEEDED');
    await confirm(recipient, id);
    await recipient.api.stepTestProvider({ id, steps: 3 }).unwrap();
    await service.runUntilIdle();
    expect(await statusOf(id)).toBe('REFUNDED');
    // That the partner has the deposit no longer is what was asked for: nobody has to look at it.
    expect(await tell(id, 'FAILED')).toMatchObject({ matched: true });
    await service.runUntilIdle();
    expect(await service.pool.owner('review_cases').where({ payment_id: id })).toEqual([]);
    await checkBooks(service);
  });

  it('returns a deposit that arrives after the cancellation', async () => {
    const { paymentId: id } = await create().unwrap();
    await sender.api.cancelOfframpPayment({ id }).unwrap();
    expect(await tell(id, 'SUCCEEDED')).toMatchObject({ matched: true });
    expect(await statusOf(id)).toBe('CANCELED');
    const [row] = await service.pool.owner('offramp_deposits').where({ payment_id: id });
    expect([row.disposition, row.reason]).toEqual(['RETURNED', 'NOT_AWAITED']);
    await checkBooks(service);
  });

  it('takes a TRON refund address or none, and no other pair of asset and network', async () => {
    expect(refusal(await create({ refundAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })).code).toBe(
      'INVALID_WALLET_ADDRESS',
    );
    const mine = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    expect((await create({ refundAddress: mine }).unwrap()).refundAddress).toBe(mine);
    for (const funding of [
      { asset: 'USDC', network: 'tron' },
      { asset: 'USDT', network: 'base-sepolia' },
      { asset: 'DAI', network: 'tron' },
    ]) {
      const refused = refusal(await create({ funding }));
      expect(refused).toMatchObject({ statusCode: 400, code: 'FUNDING_MODE_NOT_AVAILABLE', details: funding });
    }
    expect(refusal(await create({ fundingMode: 'INTERNAL_BALANCE' })).code).toBe('FUNDING_MODE_NOT_AVAILABLE');
  });

  it('is off unless it is configured', async () => {
    const plain = await startTestService();
    const tenant = await plain.signUp('No Tron');
    const refused = refusal(await create({}, tenant));
    expect(refused).toMatchObject({ statusCode: 400, code: 'FUNDING_MODE_NOT_AVAILABLE', details: TRON });
    await plain.stop();
  });
});
