import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installClient, run } from '../../sdk/packed.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { payable } from '../offramp/fixture.ts';
import { member } from './fixture.ts';
import { blobOf, organization } from './organization.ts';

const EXAMPLES = ['approve-a-payment.ts', 'confirm-a-payment.ts'];

let chain: TestChain;
let service: TestService;
let consumer: Consumer;
beforeAll(async () => {
  [chain, consumer] = await Promise.all([startTestChain(), installClient(...EXAMPLES)]);
  service = await startTestService({ chain: chain.source });
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
  await consumer?.remove();
});

it('the example: a Safe attests a grant, a payment passes its limit, two members vote, and it is delivered (R014, R015)', async () => {
  const acme = await organization(service, 'Acme Example');
  await acme.fund('1000.00');
  const payer = await member(service, acme, 'MEMBER');
  const voters = [await member(service, acme), await member(service, acme)];
  const recipient = await payable(service, 'Paid Example', '+15550104777');
  const signer = createServer(async (request, response) => {
    const [body] = (await once(request, 'data')) as [Buffer];
    response.end(await blobOf(acme, JSON.parse(body.toString()) as object));
  }).listen(0, '127.0.0.1');
  await once(signer, 'listening');
  try {
    const env = {
      ...process.env,
      PAYCHART_URL: service.url,
      PAYCHART_OWNER: acme.token,
      PAYCHART_PAYER: payer.token,
      PAYCHART_VOTERS: voters.map(({ token }) => token).join(),
      PAYCHART_API_KEY: recipient.apiKey,
      SIGNER_URL: `http://127.0.0.1:${(signer.address() as AddressInfo).port}`,
    };
    const { stdout } = await run(process.execPath, [EXAMPLES[0] ?? '', recipient.phone], { cwd: consumer.folder, env });
    expect(stdout).toMatch(
      new RegExp(
        [
          '^AUTHORITY_DELEGATION ACTIVE',
          'pay_\\w+ COMPLIANCE_HOLD AUTHORITY_LIMIT_EXCEEDED APPROVAL_THRESHOLD_NOT_MET',
          'PENDING 1 of 2',
          'APPROVED 2 of 2',
          'pay_\\w+ AWAITING_RECIPIENT_CONFIRMATION\n$',
        ].join('\n'),
      ),
    );
    const [id = ''] = /pay_\w+/.exec(stdout) ?? [];
    const confirmed = await run(process.execPath, [EXAMPLES[1] ?? '', id], { cwd: consumer.folder, env });
    expect(confirmed.stdout).toBe(`${id} ${await statusOfConfirmed()}\n`);
    await recipient.api.stepTestProvider({ id, steps: 3 }).unwrap();
    expect((await acme.api.getOfframpPayment({ id }).unwrap()).status).toBe('DELIVERED');
  } finally {
    signer.close();
  }
});

/** Examples of 0.1 and 0.2 confirm by the off-ramp surface, which names the status of the payment's own lifecycle. */
async function statusOfConfirmed(): Promise<string> {
  const example = await readFile(join(consumer.folder, EXAMPLES[1] ?? ''), 'utf8');
  return example.includes('offrampPayments.confirm') ? 'FUNDS_LOCKED' : 'ROUTING';
}
