import { expect, test } from 'vitest';
import { Random } from '../../scripts/chaos/random.ts';
import { runWebhookChaos } from '../../scripts/chaos/webhook-run.ts';
import { createTestDatabase } from '../support/database.ts';

/** `npm run chaos -- --webhooks`, shortened. */
async function chaosOf(options: { readonly sick: number; readonly kills: number; readonly events: number }) {
  const database = await createTestDatabase();
  try {
    return await runWebhookChaos({
      databaseUrl: database.url,
      endpoints: 20,
      rate: 150,
      leaseMs: 3000,
      random: new Random(11),
      say: () => {},
      ...options,
    });
  } finally {
    await database.drop();
  }
}

test('healthy endpoints get every event, signed and in order, while workers are killed and other endpoints fail (D-390, D-391, D-394)', {
  timeout: 180_000,
}, async () => {
  const report = await chaosOf({ sick: 2, kills: 3, events: 1500 });
  console.info(JSON.stringify(report));
  expect(report.problems).toEqual([]);
  expect(report.kills).toBe(3);
  expect(report.deliveries).toBe((1500 * 14) / 20);
});
