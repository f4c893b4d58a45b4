import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installPacked, run } from '../sdk/packed.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** Guides whose program needs nothing but a sender with money: they share one service. */
const printed: Readonly<Record<string, readonly string[]>> = {
  'make-your-first-payment': ['PENDING_CLAIM', 'FUNDS_LOCKED', 'DELIVERED'],
  'handle-errors-and-repeat-requests': ['INSUFFICIENT_FUNDS', 'true', 'true', 'IDEMPOTENCY_KEY_REUSED'],
  'keys-and-sessions': ['wallets:read webhooks:read', 'INSUFFICIENT_SCOPE', 'API_KEY_REVOKED'],
  'holds-and-claims': [
    'PENDING_CLAIM OPEN',
    'CANCELED CANCELED',
    'PAYOUT_SELECTION_REQUIRED PAYOUT_DESTINATION_NOT_SELECTED',
    'AWAITING_RECIPIENT_CONFIRMATION 0',
  ],
  'read-a-lifecycle': [
    'payment.created payment.identity_resolution payment.action_required payment.canceled',
    'WAIT_ENDED',
    'CANCEL_CONFLICT',
  ],
  'test-in-the-sandbox': ['OPEN', 'REFUNDED', 'true'],
};

let service: TestService;
let consumer: Consumer;
beforeAll(async () => {
  [consumer, service] = await Promise.all([
    installPacked(new URL('../../generated/sdk/', import.meta.url)),
    startTestService({ working: true }),
  ]);
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await consumer?.remove();
});

it.each(Object.entries(printed))(
  'the program of docs/guides/%s.md runs as it stands',
  async (name, lines) => {
    const guide = readFileSync(new URL(`../../docs/guides/${name}.md`, import.meta.url), 'utf8');
    const program = [...guide.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text]) => text).join('\n');
    await writeFile(join(consumer.folder, `${name}.ts`), program);
    const sender = await service.signUp(`Guide ${name}`);
    await sender.fund('100.00');
    const env = { ...process.env, PAYCHART_URL: service.url, PAYCHART_API_KEY: sender.apiKey };
    const { stdout } = await run(process.execPath, [`${name}.ts`], { cwd: consumer.folder, env });
    expect(stdout.trim().split('\n')).toEqual(lines);
  },
  60_000,
);
