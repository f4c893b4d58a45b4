import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installPacked, run } from '../../sdk/packed.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { traders } from './fixture.ts';

const guide = readFileSync(new URL('../../../docs/guides/agree-a-sales-order.md', import.meta.url), 'utf8');
const program = [...guide.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text]) => text).join('\n');

let service: TestService;
let consumer: Consumer;
beforeAll(async () => {
  consumer = await installPacked(new URL('../../../generated/sdk/', import.meta.url));
  service = await startTestService();
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await consumer?.remove();
});

it('the program of the guide agrees an order, delivers it, and drafts one from a document (B 4.9)', async () => {
  const { buyer, seller } = await traders(service, 'Guide');
  await writeFile(join(consumer.folder, 'guide.ts'), program);
  const env = {
    ...process.env,
    PAYCHART_URL: service.url,
    PAYCHART_BUYER_KEY: buyer.apiKey,
    PAYCHART_SELLER_KEY: seller.apiKey,
    PAYCHART_SELLER: seller.tenantId,
  };
  const { stdout } = await run(process.execPath, ['guide.ts'], { cwd: consumer.folder, env });
  expect(stdout.trim().split('\n')).toEqual([
    'SO-1 submitted',
    'ACCEPTED 2 12600000000 true',
    expect.stringMatching(/^RECORDED 0x[0-9a-f]{64}$/),
    'ACCEPTED null',
    'false null DELIVERED',
    'MISSING_FIELD dueDate was not found.',
    'TOTAL_MISMATCH The lines of the document do not add up to totalMinor minus taxMinor.',
  ]);
}, 60_000);
