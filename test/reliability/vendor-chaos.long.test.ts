import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { Random } from '../../scripts/chaos/random.ts';
import { addPaymentApps } from '../../scripts/chaos/tenants.ts';
import { VENDOR_PHONE } from '../../scripts/chaos/vendor-load.ts';
import { ChaoticVendors, runVendorChaos, type VendorPace } from '../../scripts/chaos/vendor-run.ts';
import type { PayoutProvider } from '../../src/payments/providers/payout-provider.ts';
import { deriveSecret } from '../../src/platform/crypto/index.ts';
import { payable, type Recipient } from '../domains/offramp/fixture.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

const PACE: VendorPace = { stepMs: 120, webhookMs: 200, timeoutMs: 150, pollMs: 400, horizonMs: 12_000 };

/** `npm run chaos -- --vendor`, shortened: the whole service, with vendors that lose, repeat and reorder what they say. */
async function chaosOf(
  payments: number,
  seed: number,
  adapter?: (provider: PayoutProvider) => PayoutProvider,
  pace: VendorPace = PACE,
) {
  const started: { stop(): Promise<void> }[] = [];
  try {
    // The mock confirms the destinations at once; vendors of the chaos may have to be asked again.
    const before: TestService = await startTestService();
    started.push(before);
    const sender: TestTenant = await before.signUp('Chaos Sender');
    await sender.fund('100000.00');
    const recipient: Recipient = await payable(before, 'Chaos Recipient', VENDOR_PHONE);
    await addPaymentApps(recipient.api);
    const random = new Random(seed);
    const secretOf = (name: string) => deriveSecret('service-sandbox', `PROVIDER_WEBHOOK_SECRET_${name.toUpperCase()}`);
    const vendors = await ChaoticVendors.start(random, pace, secretOf);
    started.push(vendors);
    const { databaseUrl } = before;
    const options = { databaseUrl, variables: vendors.variables, working: true, ...(adapter && { adapter }) };
    const service = await startTestService(options);
    started.push(service);
    vendors.serviceUrl = service.url;
    const at = ({ apiKey }: TestTenant) => createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
    const payer = { sender: at(sender), recipient: at(recipient) };
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const report = await runVendorChaos({
      payments,
      clients: 8,
      random,
      pace,
      vendors,
      payer,
      pool: service.pool,
      say,
    });
    console.info(said.join('\n'));
    return report;
  } finally {
    for (const one of started.reverse()) await one.stop();
  }
}

test('100 payments with faulty vendors: each payout of a vendor is delivered once, and no other (R020, R021, R022)', {
  timeout: 60_000,
}, async () => {
  const report = await chaosOf(100, 7);
  expect(report.problems).toEqual([]);
  expect(report.payments.DELIVERED).toBeGreaterThan(50);
  expect(report.payments.REFUNDED).toBeGreaterThan(0);
});

/** What adapters and workers must not do, and what the reckoning says when they do. */
const BUGS: readonly {
  readonly bug: string;
  readonly plant: (provider: PayoutProvider) => Partial<PayoutProvider>;
  readonly caught: RegExp;
}[] = [
  {
    bug: 'a time-out is taken for a failure',
    plant: (provider) => ({
      submit: async (instruction) => {
        const answer = await provider.submit(instruction);
        if (answer.kind !== 'unknown') return answer;
        const { idempotencyKey } = instruction;
        const failed = { providerRef: null, eventId: `submit:${idempotencyKey}`, occurredAt: null, reason: null };
        return { kind: 'status', status: 'FAILED', ...failed };
      },
    }),
    caught: /is REFUNDED, and was paid|failed with PROVIDER_FAILED; the vendor said/,
  },
  {
    bug: 'each submission has a key of its own',
    plant: (provider) => ({
      submit: (instruction) =>
        provider.submit({ ...instruction, idempotencyKey: `${instruction.idempotencyKey}:${randomUUID()}` }),
    }),
    caught: /which nobody knows/,
  },
];

test.each(BUGS)('the comparison of books detects that $bug', async ({ plant, caught }) => {
  const adapter = (provider: PayoutProvider): PayoutProvider => ({ ...provider, ...plant(provider) });
  const { problems } = await chaosOf(40, 11, adapter, { ...PACE, horizonMs: 4000 });
  expect(problems.join('\n')).toMatch(caught);
});
