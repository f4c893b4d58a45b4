import { symlink } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installClient, run } from '../../sdk/packed.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const NAME = 'escrow-invoice.ts';
const ROOT = new URL('../../../', import.meta.url);

let chain: TestChain;
let service: TestService;
let consumer: Consumer;

beforeAll(async () => {
  [chain, consumer] = await Promise.all([startTestChain(), installClient(NAME)]);
  service = await startTestService({ chain: chain.source, working: true });
  await symlink(fileURLToPath(new URL('node_modules/viem', ROOT)), `${consumer.folder}/node_modules/viem`);
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
  await consumer?.remove();
});

it('the example: an invoice from draft to release, with two viem signers (R407, R412, R457)', async () => {
  const acme = await service.signUp('Acme Example');
  const env = { ...process.env, PAYCHART_URL: service.url, PAYCHART_API_KEY: acme.apiKey };
  const { stdout } = await run(process.execPath, [NAME], { cwd: consumer.folder, env });
  expect(stdout).toMatch(/^pay 12\.00 USDC to 0x[0-9a-fA-F]{40}\nFUNDED\nDEPLOYED\nRELEASED\n$/);
  const { invoices } = await acme.api.listInvoices().unwrap();
  expect(invoices).toMatchObject([{ status: 'RELEASED', settlement: { kind: 'RELEASE', status: 'COMPLETED' } }]);
}, 90_000);
