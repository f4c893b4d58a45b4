import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recheckHeld } from '../../../src/domains/offramp/index.ts';
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
  await service.pool.owner.raw(
    `INSERT INTO offramp_payments SELECT (jsonb_populate_record(p, jsonb_build_object('id', p.id || '_' || n))).*
      FROM offramp_payments p, generate_series(1, ?) n WHERE p.id = ?`,
    [COPIES, id],
  );
  await service.pool.owner.raw(`INSERT INTO hold_waits SELECT id, 'any' FROM offramp_payments WHERE id LIKE ?`, [
    `${id}_%`,
  ]);
  return id;
}

describe('what changes under many held payments', () => {
  test('is looked at by each of them, page by page; the keys of the pages do not grow (D-119)', async () => {
    const id = await held();
    await working(service, async (unit) => unit.write(recheckHeld('any')));
    const pages: string[] = [];
    const next = () => service.pool.owner('outbox_jobs').where({ topic: TOPIC }).first('key');
    for (let page = await next(); page && pages.length < 10; page = await next()) {
      pages.push(page.key);
      await service.runner.runDue({ topic: TOPIC, key: page.key });
    }
    const looking = await service.pool.owner('outbox_jobs').where({ topic: 'offramp.reevaluate' }).select('key');
    expect(looking.filter(({ key }) => key.startsWith(id))).toHaveLength(COPIES + 1);
    const [first = '', ...rest] = pages;
    expect(rest).toHaveLength(3);
    for (const key of rest) expect(key).toMatch(new RegExp(`^${first}:${id}_[0-9]+$`));
  });
});
