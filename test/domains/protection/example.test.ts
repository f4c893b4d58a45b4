import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installClient, run } from '../../sdk/packed.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { payable } from '../offramp/fixture.ts';
import { paymentsOf } from './fixture.ts';

const EXAMPLE = 'protect-payments-with-two-factor.ts';

let service: TestService;
let consumer: Consumer;
beforeAll(async () => {
  consumer = await installClient(EXAMPLE);
  service = await startTestService({ working: true });
});
afterAll(async () => {
  await service?.stop();
  await consumer?.remove();
});

it('the example enrolls a member, enables protection, approves by a code and pays once (R512, R513)', async () => {
  const tenant = await service.signUp('Guarded Example');
  await tenant.fund('100.00');
  const { phone } = await payable(service, 'Paid by approval', '+15550104778');
  const env = {
    ...process.env,
    PAYCHART_URL: service.url,
    PAYCHART_SESSION: tenant.token,
    PAYCHART_API_KEY: tenant.apiKey,
  };
  const { stdout } = await run(process.execPath, [EXAMPLE, phone], { cwd: consumer.folder, env });
  expect(stdout).toMatch(
    /^a\*{3}@example\.com VERIFIED\nprotected from 20\.00 USD on\napproving 25\.00 USD to Blue Harbor\npay_\w+ AWAITING_RECIPIENT_CONFIRMATION\n$/,
  );
  expect(await paymentsOf(service, tenant)).toBe(1);
});
