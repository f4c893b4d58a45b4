import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { cp, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mock, startMock } from '../mock/mock-process.ts';
import { type Consumer, installPacked, run } from './packed.ts';

const examples = new URL('../../examples/', import.meta.url);
const names = [
  'approve-a-payment.ts',
  'confirm-a-payment.ts',
  'finance-a-trade.ts',
  'follow-events.ts',
  'mirror-resources.ts',
  'pay-a-batch.ts',
  'pay-a-phone-number.ts',
  'protect-payments-with-two-factor.ts',
  'receive-webhooks.ts',
  'use-a-card.ts',
];

let consumer: Consumer;
let mock: Mock;

beforeAll(async () => {
  [consumer, mock] = await Promise.all([installPacked(new URL('../../generated/sdk/', import.meta.url)), startMock()]);
  await Promise.all(names.map((name) => cp(fileURLToPath(new URL(name, examples)), `${consumer.folder}/${name}`)));
}, 60_000);

afterAll(async () => {
  await Promise.all([consumer.remove(), mock.stop()]);
});

/** Runs an example through the packed SDK against the mock. */
async function outputOf(name: string): Promise<string> {
  const env = { ...process.env, PAYCHART_API_KEY: 'svc_test_x', PAYCHART_URL: mock.url };
  const { stdout } = await run(process.execPath, [name], { cwd: consumer.folder, env });
  return stdout;
}

it('every example of the SDK compiles against the package', async () => {
  expect((await readdir(examples)).filter((name) => names.includes(name))).toEqual(names);
  await consumer.compile('--types', 'node', ...names);
});

it.each([
  ['pay-a-phone-number.ts', /^pay_\w+ [A-Z_]+, \d+ quotes\n$/],
  ['confirm-a-payment.ts', /^pay_\w+ ROUTING\n$/],
  ['follow-events.ts', /^(?:\d+ [a-z_]+\.[a-z_]+ \w+\n)+$/],
])('%s runs', async (name, output) => {
  expect(await outputOf(name)).toMatch(output);
});

it('receive-webhooks.ts accepts a signed delivery once, and refuses a forged one', async () => {
  const key = Buffer.alloc(32, 7);
  const env = { ...process.env, PORT: '0', PAYCHART_WEBHOOK_SECRET: `whsec_${key.toString('base64')}` };
  const child = spawn(process.execPath, ['receive-webhooks.ts'], { cwd: consumer.folder, env });
  try {
    const url = await lineOf(child);
    const body = JSON.stringify({ id: 'evt_1', type: 'payment.delivered', data: { object: { id: 'pay_1' } } });
    const send = (signer: Buffer) => fetch(url, { method: 'POST', body, headers: signed(signer, body) });
    expect((await send(Buffer.alloc(32, 8))).status).toBe(401);
    const delivered = lineOf(child);
    expect((await send(key)).status).toBe(204);
    expect((await send(key)).status).toBe(204);
    expect(await delivered).toBe('delivered: pay_1');
  } finally {
    child.kill();
  }
});

it('mirror-resources.ts reads the feed, shows a delivered change once, and refuses a forged one', async () => {
  const key = Buffer.alloc(32, 7);
  const secret = `whsec_${key.toString('base64')}`;
  const env = {
    ...process.env,
    PORT: '0',
    PAYCHART_WEBHOOK_SECRET: secret,
    PAYCHART_API_KEY: 'svc_test_x',
    PAYCHART_URL: mock.url,
  };
  const child = spawn(process.execPath, ['mirror-resources.ts'], { cwd: consumer.folder, env });
  try {
    const url = await lineOf(child);
    expect(await lineOf(child)).toMatch(/^\d+ changes from the feed/);
    const data = { object: { id: 'pay_1', status: 'ROUTING' } };
    const event = {
      id: 'evt_1',
      type: 'payment.routing',
      sequence: '9',
      resourceId: 'pay_1',
      resourceSequence: 7,
      data,
    };
    const send = (signer: Buffer) => {
      const body = JSON.stringify(event);
      return fetch(url, { method: 'POST', body, headers: signed(signer, body) });
    };
    expect((await send(Buffer.alloc(32, 8))).status).toBe(401);
    const shown = lineOf(child);
    expect((await send(key)).status).toBe(204);
    expect((await send(key)).status).toBe(204);
    expect(await shown).toBe('pay_1 ROUTING');
  } finally {
    child.kill();
  }
});

async function lineOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the example has no output');
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return chunk.toString().trim();
}

function signed(key: Buffer, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`evt_1.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': 'evt_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
