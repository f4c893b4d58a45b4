import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installClient, run } from '../../sdk/packed.ts';
import { type CardWorld, startCardWorld } from './fixture.ts';

const EXAMPLE = 'use-a-card.ts';

let world: CardWorld;
let consumer: Consumer;
beforeAll(async () => {
  [world, consumer] = await Promise.all([startCardWorld('Example'), installClient(EXAMPLE)]);
});
afterAll(async () => {
  await world?.stop();
  await consumer?.remove();
});

it('the example: a card is used until it declines, and once more after a reversal (R324, R326, R327, R328)', async () => {
  await consumer.compile('--types', 'node', EXAMPLE);
  const { acme, service, wallet } = world;
  const env = { ...process.env, PAYCHART_URL: service.url, PAYCHART_API_KEY: acme.apiKey };
  const { stdout } = await run(process.execPath, [EXAMPLE, wallet.id], { cwd: consumer.folder, env });
  const [first, ...lines] = stdout.trim().split('\n');
  expect(first).toMatch(new RegExp(`^card_\\w+ active, draws from ${wallet.address}$`));
  expect(lines).toEqual([
    '90.00 at 5812: approved, 90.00 today',
    '100.01 at 5732: PER_TXN_LIMIT, 90.00 today',
    '20.00 at 7995: MCC_BLOCKED, 90.00 today',
    '60.01 at 5812: DAILY_CAP, 90.00 today',
    '30.00 given back, 60.00 today',
    '60.01 at 5812: approved, 120.01 today',
    'inactive',
    '1.00 at 5812: CARD_INACTIVE, 120.01 today',
  ]);
});
