import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import {
  checkBooks,
  dealStatus,
  depositor,
  instructionsOf,
  mine,
  payer,
  REFUND_TO,
  send,
  tokensOf,
} from './deposit-fixture.ts';
import { confirm, payable, type Recipient, read, refusal } from './fixture.ts';

let chain: TestChain;
let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

// The tests tell one story, in the order in which they stand.
describe('deposits', { shuffle: false }, () => {
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source, variables: { DEPOSIT_CONFIRMATIONS: '3' } });
    sender = await depositor(service, 'Deposit Sender');
    recipient = await payable(service, 'Deposit Recipient', '+15550260001');
  }, 60_000);
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  const deposit = { amountUsd: '25.00', fundingMode: 'ONCHAIN_DEPOSIT', refundAddress: REFUND_TO } as const;
  const create = (phone = recipient.phone) => sender.api.createOfframpPayment({ phone, ...deposit }).unwrap();
  const statusOf = async (id: string) => (await read(sender, id)).status;

  describe('the funding instructions of a payer (R036, R037, R195, D-084)', () => {
    it('name the escrow, a random deal and both transactions, to the sender only, until the payment ends', async () => {
      const created = await create();
      expect(created.status).toBe('AWAITING_SOURCE_FUNDS');
      const { chainId, contracts } = chain.chain;
      const told = instructionsOf(created);
      expect(told).toEqual({
        provider: 'onchain',
        escrowAddress: contracts.depositEscrow,
        dealId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        tokenAddress: contracts.settlementToken,
        chainId,
        amountMinor: '25000000',
        steps: [
          { kind: 'approve', to: contracts.settlementToken, data: expect.stringMatching(/^0x095ea7b3[0-9a-f]{128}$/) },
          { kind: 'deposit', to: contracts.depositEscrow, data: expect.stringContaining(told.dealId.slice(2)) },
        ],
        note: expect.any(String),
      });
      const again = instructionsOf(await create());
      expect(again.dealId).not.toBe(told.dealId);
      expect(created).toMatchObject({ refundAddress: REFUND_TO, sourceFundingMode: 'ONCHAIN_DEPOSIT' });
      expect(await sender.balances()).toEqual({});
      const seen = await read(recipient, created.paymentId);
      expect([seen.fundingInstructions, seen.refundAddress]).toEqual([null, null]);
      const { payments } = await sender.api.listOfframpPayments({}).unwrap();
      expect(payments.filter((item) => 'fundingInstructions' in item)).toEqual([]);
      const canceled = await sender.api.cancelOfframpPayment({ id: created.paymentId }).unwrap();
      expect([canceled.status, 'fundingInstructions' in canceled]).toEqual(['CANCELED', false]);
    });

    it('are refused without a valid refund address', async () => {
      const { settlementToken, depositEscrow = '' } = chain.chain.contracts;
      // A refund that goes to a contract of ours is lost (D-495).
      const lost = [`0x${'0'.repeat(40)}`, settlementToken, settlementToken.toLowerCase(), depositEscrow];
      for (const refundAddress of [undefined, ...lost, 'nowhere', `${REFUND_TO}0`]) {
        const body = { phone: recipient.phone, ...deposit, refundAddress } as never;
        expect(refusal(await sender.api.createOfframpPayment(body)).code, String(refundAddress)).toBe(
          'INVALID_WALLET_ADDRESS',
        );
      }
      const balance = { phone: recipient.phone, amountUsd: '1.00', refundAddress: REFUND_TO };
      expect(refusal(await sender.api.createOfframpPayment(balance)).code).toBe('VALIDATION_FAILED');
    });

    it('are refused for a tenant without the feature (D-083)', async () => {
      const plain = await service.signUp('Without The Feature');
      const refused = refusal(await plain.api.createOfframpPayment({ phone: recipient.phone, ...deposit }));
      expect(refused).toMatchObject({
        statusCode: 400,
        code: 'FUNDING_MODE_NOT_AVAILABLE',
        details: { asset: 'USDC', network: 'base-sepolia' },
      });
    });
  });

  describe('a deposit on the chain (D-085, D-087)', () => {
    it('is seen, becomes final, and pays the recipient; the escrow pays out once', async () => {
      const created = await create();
      const { paymentId: id } = created;
      const told = instructionsOf(created);
      const account = await payer(chain);
      // New tenants' wallets are blocks too: none is to count as a confirmation.
      await service.runUntilIdle();
      await send(chain, account, told.steps);
      await service.runUntilIdle();
      expect(await statusOf(id)).toBe('SOURCE_FUNDS_CONFIRMING');
      expect(instructionsOf(await read(sender, id))).toEqual(told);
      expect(await dealStatus(chain, told)).toBe('HELD');
      await mine(chain, service);
      expect(await statusOf(id)).toBe('SOURCE_FUNDS_CONFIRMING');
      await mine(chain, service);
      const confirmed = await read(sender, id);
      expect([confirmed.status, 'fundingInstructions' in confirmed]).toEqual([
        'AWAITING_RECIPIENT_CONFIRMATION',
        false,
      ]);
      expect(refusal(await sender.api.cancelOfframpPayment({ id })).code).toBe('CANCEL_CONFLICT');
      expect(await sender.balances()).toEqual({ escrow: 25_000_000n });
      await confirm(recipient, id);
      await recipient.api.stepTestProvider({ id, steps: 3 }).unwrap();
      expect(await statusOf(id)).toBe('DELIVERED');
      await service.runUntilIdle();
      await mine(chain, service, 3);
      expect(await dealStatus(chain, told)).toBe('RELEASED');
      expect(await tokensOf(chain, told.escrowAddress)).toBe(0n);
      expect(await sender.balances()).toEqual({ escrow: 0n });
      expect(await recipient.balances()).toMatchObject({ available: 25_000_000n });
      await checkBooks(service);
    }, 60_000);
  });
});
