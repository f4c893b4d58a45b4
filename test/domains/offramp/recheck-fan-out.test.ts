import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HoldSweep } from '../../../src/domains/offramp/reviews/hold-sweep.ts';
import { recheckHeld } from '../../../src/domains/offramp/reviews/index.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { payable, read } from './fixture.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const TOPIC = 'offramp.recheck';
const COPIES = 650;

/** A held payment, and copies of it that wait as it does. */
async function held(): Promise<string> {
  const sender = await service.signUp('Fan-out Sender');
  await sender.fund('100.00');
  const recipient = await payable(service, 'Fan-out Recipient', '+15550270001');
  await sender.api.setTestProviderControls({ provider: 'internal', available: false }).unwrap();
  await service.runUntilIdle();
  const body = { phone: recipient.phone, amountUsd: '10.00' };
  const { paymentId: id } = await sender.api.createOfframpPayment(body).unwrap();
  expect((await read(sender, id)).holdReasons).toEqual(['PROVIDER_UNAVAILABLE']);
  await copied(id);
  await service.pool.owner.raw(`INSERT INTO hold_waits SELECT id, 'any' FROM offramp_payments WHERE id LIKE ?`, [
    `${id}_%`,
  ]);
  return id;
}

const copied = (id: string) =>
  service.pool.owner.raw(
    `INSERT INTO offramp_payments SELECT (jsonb_populate_record(p, jsonb_build_object('id', p.id || '_' || n))).*
      FROM offramp_payments p, generate_series(1, ?) n WHERE p.id = ?`,
    [COPIES, id],
  );

/** Takes the pages of a recheck one after the other; answers their keys. */
async function taken(): Promise<string[]> {
  const pages: string[] = [];
  const next = () => service.pool.owner('outbox_jobs').where({ topic: TOPIC }).first('key');
  for (let page = await next(); page && pages.length < 10; page = await next()) {
    pages.push(page.key);
    await service.runner.runDue({ topic: TOPIC, key: page.key });
  }
  return pages;
}
const lookedAt = async (id: string): Promise<number> => {
  const jobs = await service.pool.owner('outbox_jobs').where({ topic: 'offramp.reevaluate' }).select('key');
  return jobs.filter(({ key }) => key.startsWith(id)).length;
};

describe('a change that affects many held payments', () => {
  test('rechecks each of them, page by page, with job keys that do not grow (D-119)', async () => {
    const id = await held();
    await working(service, async (unit) => unit.write(recheckHeld('any')));
    const pages = await taken();
    expect(await lookedAt(id)).toBe(COPIES + 1);
    const [first = '', ...rest] = pages;
    expect(rest).toHaveLength(3);
    for (const key of rest) expect(key).toMatch(new RegExp(`^${first}:${id}_[0-9]+$`));

    // The sweep takes bounded pages, and begins anew behind the last of them.
    const sweep = new HoldSweep(service.engine);
    const swept: number[] = [];
    for (let round = 0; round < 5; round += 1) swept.push(await sweep.run());
    expect(swept).toEqual([200, 200, 200, 51, 200]);
  });

  test('rechecks each payment whose quotes its recipient has, and ends (D-119)', async () => {
    const sender = await service.signUp('Quoted Sender');
    await sender.fund('100.00');
    const recipient = await payable(service, 'Quoted Recipient', '+15550270002');
    await service.runUntilIdle();
    const body = { phone: recipient.phone, amountUsd: '10.00' };
    const { paymentId: id, status } = await sender.api.createOfframpPayment(body).unwrap();
    expect(status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    await service.runUntilIdle();
    await copied(id);
    await working(service, async (unit) => unit.write(recheckHeld(`tenant:${recipient.tenantId}`)));
    expect(await taken()).toHaveLength(4);
    expect(await lookedAt(id)).toBe(COPIES + 1);
  });
});
