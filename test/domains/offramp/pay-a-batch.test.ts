import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installClient, run } from '../../sdk/packed.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable } from './fixture.ts';

const NAME = 'pay-a-batch.ts';
const REFERENCES = Array.from({ length: 18 }, (_, index) => `order-${index + 1}`);

let service: TestService;
let sender: TestTenant;
let consumer: Consumer;
let lossy: Lossy;

beforeAll(async () => {
  [service, consumer] = await Promise.all([startTestService(), installClient(NAME)]);
  sender = await service.signUp('Batch Sender');
  await sender.fund('1000.00');
  lossy = await startLossy(service.url);
  const { phone } = await payable(service, 'Batch Recipient', '+15550291001');
  const lines = REFERENCES.map((reference, index) => `${reference},${phone},${index + 1}.00`);
  await writeFile(`${consumer.folder}/payouts.csv`, `${lines.join('\n')}\n`);
});
afterAll(async () => {
  await lossy?.close();
  await service?.stop();
  await consumer?.remove();
});

interface Lossy {
  readonly url: string;
  /** Requests that the service carried out and whose response never arrived. */
  lost: number;
  /** How many responses in a row are lost for each key. */
  losses: number;
  close(): Promise<void>;
}

/** Passes requests on, and loses the first responses for each idempotency key after the service has given them. */
async function startLossy(target: string): Promise<Lossy> {
  const seen = new Map<string, number>();
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>;
    const body = Buffer.concat(chunks);
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 && { body }),
    });
    const text = await answer.text();
    const key = headers['idempotency-key'] ?? '';
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    if (times < lossy.losses) {
      lossy.lost += 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost: 0,
    losses: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs the example as its user does; a batch with lines of unknown outcome ends with 1. */
async function batch(): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, PAYCHART_URL: lossy.url, PAYCHART_API_KEY: sender.apiKey };
  try {
    return { code: 0, ...(await run(process.execPath, [NAME], { cwd: consumer.folder, env })) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

/** Of either generation: the example of 0.2 pays by the off-ramp surface. */
const paid = async () => {
  const { payments } = await sender.api.listPayments({ take: 200 }).unwrap();
  return payments
    .flatMap((one) => (one.generation !== 'legacy' ? [`${one.clientReference} ${one.amountUsd}`] : []))
    .toSorted();
};
const wanted = REFERENCES.map((reference, index) => `${reference} ${index + 1}.00`).toSorted();

it('pays each line once while the responses of a whole run are lost, and the run is repeated', async () => {
  // Three attempts of the SDK lose their responses, so that the first run knows nothing of any payment.
  lossy.losses = 3;
  const first = await batch();
  expect(first).toMatchObject({ code: 1, stdout: expect.stringContaining('0 paid, 0 refused, 18 unknown') });
  expect(lossy.lost).toBe(54);
  expect(await paid()).toEqual(wanted);
  const second = await batch();
  expect(second).toMatchObject({ code: 0, stdout: expect.stringContaining('18 paid, 0 refused, 0 unknown') });
  expect(await paid()).toEqual(wanted);
}, 120_000);

it('names a line that it cannot read, and pays none', async () => {
  await writeFile(`${consumer.folder}/payouts.csv`, 'order-1,+15550291001,1.00\norder-1,+15550291001,2.00\n');
  expect(await batch()).toMatchObject({ stderr: expect.stringContaining('order-1 is on two lines') });
  expect(await paid()).toEqual(wanted);
});
