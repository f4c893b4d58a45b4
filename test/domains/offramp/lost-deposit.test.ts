import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { depositor, instructionsOf, mine, payer, REFUND_TO, send } from './deposit-fixture.ts';
import { payable, type Recipient, read } from './fixture.ts';

const CONFIRMATIONS = 3;

let chain: TestChain;
let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  chain = await startTestChain();
  const variables = { DEPOSIT_CONFIRMATIONS: String(CONFIRMATIONS) };
  service = await startTestService({ chain: chain.source, variables });
  sender = await depositor(service, 'Lost Deposit Sender');
  recipient = await payable(service, 'Lost Deposit Recipient', '+15550312001');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

test('a final deposit that leaves the chain opens one review case and does not change the payment', async () => {
  const created = await sender.api
    .createOfframpPayment({
      phone: recipient.phone,
      amountUsd: '25.00',
      fundingMode: 'ONCHAIN_DEPOSIT',
      refundAddress: REFUND_TO,
    })
    .unwrap();
  const id = created.paymentId;
  const account = await payer(chain);
  await service.runUntilIdle();
  const seen = await send(chain, account, instructionsOf(created).steps);
  await service.runUntilIdle();
  await mine(chain, service, CONFIRMATIONS);
  const funded = await read(sender, id);
  expect(funded.status).toBe('AWAITING_RECIPIENT_CONFIRMATION');

  const casesOf = async () =>
    (await sender.api.listTestReviewCases({ reason: 'FUNDING_CONTRADICTED' }).unwrap()).reviewCases;
  expect(await casesOf()).toEqual([]);
  const head = Number(await chain.client.getBlockNumber());
  await chain.local.reorg(head - Number(seen.blockNumber) + 1);
  await mine(chain, service);
  expect(await casesOf()).toMatchObject([{ paymentId: id, status: 'OPEN' }]);
  expect((await read(sender, id)).status).toBe(funded.status);

  await sender.api
    .resolveTestReviewCase({ id: (await casesOf())[0]?.id ?? '', decision: 'REJECT', note: 'lost' })
    .unwrap();
  await chain.local.reorg(1);
  await mine(chain, service, CONFIRMATIONS);
  expect(await casesOf()).toMatchObject([{ status: 'RESOLVED' }]);
});
