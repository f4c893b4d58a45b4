import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { depositor, instructionsOf, payer, REFUND_TO, send as sendOnChain } from '../offramp/deposit-fixture.ts';
import { payable, type Recipient } from '../offramp/fixture.ts';
import { confirm, newKey, paid, read, send } from './intent-fixture.ts';

let chain: TestChain;
let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  sender = await depositor(service, 'Deposits For Intents');
  recipient = await payable(service, 'Paid By Deposit', '+15550660001');
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const funding = { mode: 'ONCHAIN_DEPOSIT', refundAddress: REFUND_TO } as const;

describe('an intent that is paid in on the chain (D-084, D-085, D-153)', () => {
  test('shows its funding instructions, and is delivered once the deposit is final', async () => {
    const created = await paid(sender, { phoneNumber: recipient.phone }, { funding });
    expect(created).toMatchObject({
      status: 'FUNDS_PENDING',
      internalStatus: 'AWAITING_SOURCE_FUNDS',
      sourceFundingMode: 'ONCHAIN_DEPOSIT',
      refundAddress: REFUND_TO,
      quotes: [],
    });
    const [item] = (await sender.api.listPayments({ take: 1 }).unwrap()).payments;
    expect([item?.id, item && 'fundingInstructions' in item]).toEqual([created.id, false]);
    expect((await read(recipient, created.id)).fundingInstructions).toBeNull();

    // An indexer begins with what comes after its first look.
    await service.indexer.run();
    await sendOnChain(chain, await payer(chain), instructionsOf(created).steps);
    await service.runUntilIdle();
    expect(await read(sender, created.id)).toMatchObject({ status: 'AWAITING_CONFIRMATION' });
    expect((await confirm(recipient, created.id)).status).toBe('ROUTING');
  });

  test('is refused without a valid refund address', async () => {
    const body = { recipient: { phoneNumber: recipient.phone }, amount: { value: '1.00', currency: 'USD' } };
    for (const refundAddress of [undefined, 'nowhere', `${REFUND_TO}0`]) {
      const answer = await send(service, sender, {
        ...body,
        funding: { mode: 'ONCHAIN_DEPOSIT', ...(refundAddress && { refundAddress }) },
        idempotencyKey: newKey(),
      });
      expect(answer).toMatchObject({ status: 400, code: 'INVALID_WALLET_ADDRESS' });
    }
  });
});
