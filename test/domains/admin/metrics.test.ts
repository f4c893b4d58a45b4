import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchOperations } from '../../../src/domains/admin/index.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { payable, type Recipient } from '../offramp/fixture.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Metrics Sender');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Metrics Recipient', '+15550606001');
});
afterAll(() => service.stop());

describe('what operators watch in /metrics', () => {
  test('shows open cases, liquidity, holds, their age and stuck resources, and removes them once they end', async () => {
    const registry = new Registry();
    const watch = watchOperations(registry);
    const shown = async () => {
      await watch.check(service.engine);
      return registry.metrics();
    };
    const before = await shown();
    expect(before).toContain('paychart_provider_liquidity_minor{provider="payapp_a",currency="USD"} 100000000');
    expect(before).toMatch(/^paychart_oldest_hold_seconds 0$/m);
    expect(before).not.toContain('paychart_payments_held{');
    expect(before).toContain('paychart_stuck{kind="HELD"} 0');

    await sender.api.setTestScreening({ phone: recipient.phone, outcome: 'MONITORING' }).unwrap();
    const { paymentId: id } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' })
      .unwrap();
    await service.runUntilIdle();
    await service.pool.owner.raw(
      `UPDATE offramp_payments SET updated_at = updated_at - interval '2 days' WHERE id = ?`,
      [id],
    );
    const held = await shown();
    expect(held).toContain('paychart_payments_held{reason="TRANSACTION_MONITORING_REVIEW"} 1');
    expect(held).toContain('paychart_review_cases_open{reason="TRANSACTION_MONITORING_REVIEW"} 1');
    expect(held).toContain('paychart_stuck{kind="HELD"} 1');
    expect(Number(/^paychart_oldest_hold_seconds (\S+)$/m.exec(held)?.[1])).toBeGreaterThanOrEqual(2 * 86_400);

    await sender.api.cancelOfframpPayment({ id }).unwrap();
    await service.runUntilIdle();
    const after = await shown();
    expect(after).not.toContain('paychart_payments_held{');
    expect(after).not.toContain('paychart_review_cases_open{');
    expect(after).toMatch(/^paychart_oldest_hold_seconds 0$/m);
    await changesNothing(service, 'the watch', shown);
  });

  test('is absent before the first check', async () => {
    const registry = new Registry();
    watchOperations(registry);
    expect(await registry.metrics()).not.toContain('paychart_oldest_hold_seconds');
    // The service under test runs no worker.
    const text = await (await fetch(new URL('/metrics', service.url))).text();
    expect(text).toContain('paychart_process_cpu_seconds_total');
    for (const name of [
      'paychart_review_cases_open',
      'paychart_provider_liquidity_minor',
      'paychart_payments_held',
      'paychart_oldest_hold',
      'paychart_stuck',
    ]) {
      expect(text).not.toContain(name);
    }
  });

  test('appears in the service’s own registry once a worker has checked', async () => {
    const working = await startTestService({ databaseUrl: service.databaseUrl, working: true });
    try {
      await eventually('the first look', async () => {
        const text = await (await fetch(new URL('/metrics', working.url))).text();
        return ['paychart_provider_liquidity_minor', 'paychart_oldest_hold_seconds', 'paychart_stuck'].every((name) =>
          text.includes(`# TYPE ${name} gauge`),
        );
      });
    } finally {
      await working.stop();
    }
  });
});
