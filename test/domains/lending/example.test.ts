import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { type Consumer, installClient, run } from '../../sdk/packed.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { withAccount } from './fixture.ts';

const EXAMPLE = 'finance-a-trade.ts';

let service: TestService;
let consumer: Consumer;
beforeAll(async () => {
  consumer = await installClient(EXAMPLE);
  service = await startTestService();
});
afterAll(async () => {
  await service?.stop();
  await consumer?.remove();
});

it('the example: an order is agreed, financed, delivered and repaid (B 4.9, D-363, D-375, D-471)', async () => {
  const buyer = await withAccount(service, await service.signUp('Example Buyer'));
  const [seller, lender] = [await service.signUp('Example Seller'), await service.signUp('Example Lender')];
  await buyer.fund('1500.00');
  await lender.fund('5000.00');
  const env = {
    ...process.env,
    PAYCHART_URL: service.url,
    BUYER_KEY: buyer.apiKey,
    SELLER_KEY: seller.apiKey,
    LENDER_KEY: lender.apiKey,
  };
  const { stdout } = await run(process.execPath, [EXAMPLE], { cwd: consumer.folder, env });
  const lines = ['^SO-1 ACCEPTED financeable true', 'loan_\\w+ ISSUED at 1200 bps', 'loan_\\w+ REPAID'];
  expect(stdout).toMatch(new RegExp([...lines, 'SO-1 COMPLETED by LOAN\n$'].join('\n')));
  // The supplier has what was lent.
  expect((await seller.balances()).available).toBe(1_000_000_000n);
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
});
