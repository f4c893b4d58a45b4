import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installClient, run } from '../../sdk/packed.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { signatureOf } from '../payments/fixture.ts';
import { newOwner } from '../wallets/owners.ts';

const EXAMPLE = 'sweep-a-treasury.ts';

let chain: TestChain;
let service: TestService;
let consumer: Consumer;
beforeAll(async () => {
  [chain, consumer] = await Promise.all([startTestChain(), installClient(EXAMPLE)]);
  service = await startTestService({ chain: chain.source, working: true });
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
  await consumer?.remove();
});

it('the example: a rule proposes the excess, an owner signs, and the money moves (R299, R346, R452)', async () => {
  await consumer.compile('--types', 'node', EXAMPLE);
  const acme = await service.signUp('Acme Example');
  const owner = newOwner();
  const signer = createServer(async (request, response) => {
    const [body] = (await once(request, 'data')) as [Buffer];
    response.end(await signatureOf(owner, body.toString()));
  }).listen(0, '127.0.0.1');
  await once(signer, 'listening');
  try {
    const env = {
      ...process.env,
      PAYCHART_URL: service.url,
      PAYCHART_API_KEY: acme.apiKey,
      OWNER_ADDRESS: owner.address,
      SIGNER_URL: `http://127.0.0.1:${(signer.address() as AddressInfo).port}`,
    };
    const { stdout } = await run(process.execPath, [EXAMPLE], { cwd: consumer.folder, env });
    expect(stdout.trim().split('\n')).toEqual([
      'Operating 250.00, Reserve 0.00',
      'PROPOSED 150.00',
      'COMPLETED',
      'Operating 100.00, Reserve 150.00',
    ]);
  } finally {
    signer.close();
  }
});
