import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { type Receiver, startReceiver } from '../domains/webhooks/receiver.ts';
import { listeningUrl, type Process, spawnProcess } from '../support/processes.ts';
import { addServiceBalance, onboard } from '../support/recipient.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { byTrace, type Collector, inOneTree, type Received, startCollector } from './collector.ts';
import { type Life, live, liveMany } from './lives.ts';
import { tracingVariables } from './traced-service.ts';

const PAYMENTS = 4;
/** `paychart work` whose webhooks go to a receiver on this machine. */
const WORK = fileURLToPath(new URL('../../scripts/chaos/webhook-work.ts', import.meta.url));

/** `serve` answers the requests, and two other processes do the rest. */
describe('a payment that several processes work on', () => {
  let stage: TestService;
  let collector: Collector;
  let receiver: Receiver;
  let lives: readonly Life[];
  let traces: Map<string, Received[]>;
  const running: Process[] = [];

  const start = (command: 'serve' | 'work', name: string): Process => {
    const { port } = receiver.network.dial('', 0);
    const variables = {
      ...tracingVariables(collector),
      OTEL_SERVICE_NAME: name,
      CHAOS_RECEIVERS_PORT: String(port),
      CLAIM_OTP_SENDS_PER_HOUR_PER_IP: '1000',
      CLAIM_OTP_VERIFIES_PER_HOUR_PER_IP: '1000',
    };
    const process = spawnProcess(command, stage.databaseUrl, variables, command === 'work' ? WORK : undefined);
    running.push(process);
    return process;
  };

  beforeAll(async () => {
    collector = await startCollector();
    receiver = await startReceiver();
    stage = await startTestService({ webhookNetwork: receiver.network });
    const sender = await stage.signUp('Traced Sender');
    const recipient = await stage.signUp('Traced Recipient');
    await sender.fund('1000.00');
    await onboard(recipient);
    await addServiceBalance(recipient);
    for (const { api } of [sender, recipient])
      await api.createWebhookEndpoint({ url: receiver.url, eventTypes: ['*'] }).unwrap();
    await stage.runUntilIdle();
    const baseUrl = await listeningUrl(start('serve', 'api'));
    start('work', 'worker-1');
    start('work', 'worker-2');
    const through = (tenant: TestTenant): TestTenant => ({
      ...tenant,
      api: createPaychart({ baseUrl, apiKey: tenant.apiKey }),
    });
    const number = (nth: number): string => `+1555049${String(nth).padStart(4, '0')}`;
    lives = await liveMany(PAYMENTS, 2, (nth) => live(through(sender), through(recipient), number(nth)));
    await eventually('the webhooks of the deliveries', async () => toldOf(receiver) === 2 * PAYMENTS, 60_000);
    // Each sends what it has before it ends.
    for (const process of running) expect(await process.end('SIGTERM'), process.said.join('')).toBe(0);
    traces = byTrace(collector.spans);
  }, 240_000);
  afterAll(async () => {
    await Promise.all(running.map((one) => one.end('SIGKILL')));
    await stage?.stop();
    await receiver?.close();
    await collector?.close();
  });

  const traceOf = ({ paymentId }: Life): Received[] => {
    const created = collector.spans.find(
      ({ name, attributes }) => name === 'offramp-payment CREATE' && attributes['paychart.id'] === paymentId,
    );
    return traces.get(created?.traceId ?? '') ?? [];
  };

  test('has one trace, whose spans form one tree', () => {
    for (const life of lives) {
      const trace = traceOf(life);
      expect(trace.length).toBeGreaterThan(100);
      expect(inOneTree(trace).length / trace.length).toBeGreaterThanOrEqual(0.99);
      expect(trace.find(({ parentSpanId }) => parentSpanId === undefined)).toMatchObject({ service: 'api', kind: 2 });
    }
  });

  test('has requests from `serve`, and jobs, deliveries and webhooks from `work`', () => {
    for (const life of lives) {
      const trace = traceOf(life);
      const servicesOf = (isMeant: (span: Received) => boolean): string[] => [
        ...new Set(trace.filter(isMeant).map(({ service }) => service.replace(/-\d$/, ''))),
      ];
      expect(servicesOf(({ kind }) => kind === 2)).toEqual(['api']);
      expect(servicesOf(({ attributes }) => attributes['paychart.job.topic'] !== undefined)).toEqual(['worker']);
      expect(servicesOf(({ attributes }) => attributes['paychart.to'] === 'DELIVERED')).toEqual(['worker']);
      expect(servicesOf(({ attributes }) => attributes['paychart.webhook.event'] === 'payment.delivered')).toEqual([
        'worker',
      ]);
    }
  });

  test('has no span in the trace of another payment', () => {
    const ids = lives.map((life) => traceOf(life)[0]?.traceId);
    expect(new Set(ids).size).toBe(PAYMENTS);
    for (const life of lives) {
      const steps = collector.spans.filter(({ attributes }) => attributes['paychart.id'] === life.paymentId);
      expect(new Set(steps.map(({ traceId }) => traceId)).size).toBe(1);
    }
  });
});

/** Both parties are told of each delivery. */
const toldOf = ({ deliveries }: Receiver): number =>
  deliveries.filter(({ body }) => (JSON.parse(body) as { readonly type: string }).type === 'payment.delivered').length;
