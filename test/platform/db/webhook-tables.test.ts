import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAY_LEAVE } from '../../../src/domains/webhooks/deliveries/claim.cross-tenant.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

let service: TestService;
let acme: TestTenant;
const at = new Date();

beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Webhook Tables');
});
afterAll(() => service.stop());

const db = (table: string) => service.pool.owner(table);
let count = 0;

const endpoint = (more: object = {}) => {
  count += 1;
  return db('webhook_endpoints').insert({
    id: `whe_${count}`,
    tenant_id: acme.tenantId,
    status: 'ENABLED',
    public_status: 'ENABLED',
    step: 1,
    created_at: at,
    updated_at: at,
    url: 'https://hooks.example/',
    event_types: ['*'],
    failure_count: 0,
    secret_ciphertext: 'x',
    ...more,
  });
};

const delivery = (more: object = {}) => {
  count += 1;
  return db('webhook_deliveries').insert({
    id: `whd_${count}`,
    tenant_id: acme.tenantId,
    status: 'PENDING',
    step: 1,
    created_at: at,
    updated_at: at,
    endpoint_id: 'whe_x',
    event_id: `evt_${count}`,
    event_type: 'policy.deleted',
    resource_id: 'pol_x',
    sequence: 1,
    attempts: '[]',
    attempt_count: 0,
    series_attempts: 0,
    next_attempt_at: at,
    ...more,
  });
};

describe('the tables of webhooks (migration 165)', () => {
  test.each([
    ['status_known', { status: 'PAUSED' }],
    ['url_bounded', { url: '' }],
    ['url_bounded', { url: 'x'.repeat(2049) }],
    ['has_types', { event_types: [] }],
    ['failure_count_not_negative', { failure_count: -1 }],
    ['disabled_reason_known', { status: 'DISABLED', disabled_reason: 'TIRED' }],
    ['enabled_has_no_reason', { disabled_reason: 'ENDPOINT_GONE' }],
    ['grace_iff_previous_secret', { previous_secret_ciphertext: 'y' }],
    ['grace_iff_previous_secret', { grace_ends_at: at }],
  ])('webhook_endpoints_%s', async (constraint, wrong) => {
    await expect(endpoint(wrong)).rejects.toMatchObject({ constraint: `webhook_endpoints_${constraint}` });
    await endpoint();
  });

  test.each([
    ['status_known', { status: 'LOST', next_attempt_at: null }],
    ['next_attempt_iff_pending', { next_attempt_at: null }],
    ['next_attempt_iff_pending', { status: 'DELIVERED' }],
    ['count_is_of_attempts', { attempt_count: 1 }],
    ['series_bounded', { series_attempts: 11 }],
    ['series_bounded', { series_attempts: -1 }],
    ['last_error_known', { last_error: 'BORED' }],
    ['delivered_without_error', { status: 'DELIVERED', next_attempt_at: null, last_error: 'TIMEOUT' }],
    ['failed_with_error', { status: 'FAILED', next_attempt_at: null }],
  ])('webhook_deliveries_%s', async (constraint, wrong) => {
    await expect(delivery(wrong)).rejects.toMatchObject({ constraint: `webhook_deliveries_${constraint}` });
    await delivery();
  });

  test('allow one delivery of an event per endpoint (D-390)', async () => {
    await delivery({ event_id: 'evt_twice' });
    const constraint = 'webhook_deliveries_one_per_event';
    await expect(delivery({ event_id: 'evt_twice' })).rejects.toMatchObject({ constraint });
  });

  test('record a switch under its own transaction', async () => {
    await db('webhook_switches').insert({ endpoint_id: 'whe_x', enabled: true });
    const { rows } = await service.pool.owner.raw(`SELECT tx < pg_current_xact_id() AS is_older FROM webhook_switches
      WHERE endpoint_id = 'whe_x'`);
    expect(rows).toEqual([{ is_older: true }]);
  });

  test.each(['200', '599', 'TIMEOUT'])('make a sink answer %s', async (respondWith) => {
    count += 1;
    const row = { id: `sink${count}`, tenant_id: acme.tenantId, respond_with: respondWith, created_at: at };
    await db('test_webhook_sinks').insert(row);
    const wrong = { ...row, id: 'wrong', respond_with: `${respondWith}0` };
    const constraint = 'test_webhook_sinks_answer_known';
    await expect(db('test_webhook_sinks').insert(wrong)).rejects.toMatchObject({ constraint });
  });

  test('find a resource’s pending deliveries by an index of their own (migration 200)', async () => {
    const transaction = await service.pool.owner.transaction();
    // The planner's guesses about an empty table are no matter here: which index can answer at all is.
    await transaction.raw('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
    const { rows } = await transaction.raw(`EXPLAIN SELECT FROM webhook_deliveries d WHERE d.endpoint_id = 'whe_x'
      AND d.status = 'PENDING' AND ${MAY_LEAVE} ORDER BY d.next_attempt_at, d.sequence`);
    await transaction.rollback();
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/using webhook_deliveries_waiting on webhook_deliveries d/);
    expect(plan).toMatch(/using webhook_deliveries_not_left on webhook_deliveries b/);
  });
});
