import { setTimeout as delay } from 'node:timers/promises';
import { VENDOR_NAMES, type VendorName } from '../../src/payments/providers/vendors/vendors.ts';
import type { Pool } from '../../src/platform/db/connection/pool.ts';
import type { StatementLine } from '../../test/payments/providers/vendor/payout.ts';
import { chaotic } from '../../test/payments/providers/vendor/temper.ts';
import { Vendor } from '../../test/payments/providers/vendor/vendor.ts';
import { tellProblems } from './problems.ts';
import type { Random } from './random.ts';
import { paymentsOf, reckon, unsettled } from './vendor-checks.ts';
import { type Payer, payMany } from './vendor-load.ts';

export const VENDORS = VENDOR_NAMES;
const API_KEY = 'key-of-the-chaos';

/** How fast a vendor moves, and how patient we are with it; milliseconds. */
export interface VendorPace {
  readonly stepMs: number;
  readonly webhookMs: number;
  readonly timeoutMs: number;
  readonly pollMs: number;
  /** After the last payment was confirmed: by then everything has come to its end. */
  readonly horizonMs: number;
}

/** Two vendors with chaos in mind, whose webhooks go to a service that starts later. */
export class ChaoticVendors {
  readonly byName = new Map<VendorName, Vendor>();
  serviceUrl: string | undefined;
  readonly #pace: VendorPace;

  private constructor(pace: VendorPace) {
    this.#pace = pace;
  }

  static async start(random: Random, pace: VendorPace, secretOf: (name: string) => string): Promise<ChaoticVendors> {
    const vendors = new ChaoticVendors(pace);
    for (const name of VENDORS) {
      const vendor = await Vendor.start({
        name,
        apiKey: API_KEY,
        webhookSecret: secretOf(name),
        temper: chaotic(random.fork(), pace),
        lateMs: pace.timeoutMs * 2,
        webhookUrl: () => vendors.serviceUrl && `${vendors.serviceUrl}/v1/webhooks/providers/${name}`,
      });
      vendors.byName.set(name, vendor);
    }
    return vendors;
  }

  /** What a service is told to find them. */
  get variables(): Record<string, string> {
    const each = [...this.byName].flatMap(([name, { url }]) => {
      const prefix = `PAYOUT_PROVIDER_${name.toUpperCase()}`;
      return [
        [`${prefix}_MODE`, 'sandbox'],
        [`${prefix}_BASE_URL`, url],
        [`${prefix}_API_KEY`, API_KEY],
        [`${prefix}_TIMEOUT_MS`, String(this.#pace.timeoutMs)],
      ];
    });
    return { ...Object.fromEntries(each), PROVIDER_POLL_INTERVAL_MS: String(this.#pace.pollMs) };
  }

  async stop(): Promise<void> {
    for (const vendor of this.byName.values()) await vendor.stop();
  }
}

export interface VendorChaosReport {
  readonly seconds: { readonly load: number; readonly rest: number };
  readonly payments: Readonly<Record<string, number>>;
  readonly vendors: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly problems: readonly string[];
}

export interface VendorChaosOptions {
  readonly payments: number;
  readonly clients: number;
  readonly random: Random;
  readonly pace: VendorPace;
  readonly vendors: ChaoticVendors;
  readonly payer: Payer;
  readonly pool: Pool;
  readonly say: (line: string) => void;
}

/** Payments under way with vendors that lie low, repeat themselves and forget; then the reckoning. */
export async function runVendorChaos(options: VendorChaosOptions): Promise<VendorChaosReport> {
  const { vendors, payer, pool, pace, say } = options;
  const problems: string[] = [];
  const startedAt = performance.now();
  const ids = await payMany(payer, options);
  const loadedAt = performance.now();
  const all = [...vendors.byName.values()];
  for (;;) {
    const open = await unsettled(pool, all);
    if (open === undefined) break;
    if (performance.now() - loadedAt > pace.horizonMs) {
      problems.push(`past the horizon: ${open}`);
      break;
    }
    await delay(Math.min(1000, pace.pollMs));
  }
  problems.push(...(await reckon(pool, vendors.byName)));
  const stored = await paymentsOf(pool);
  if (stored.length !== ids.length) problems.push(`${ids.length} were confirmed, ${stored.length} are there`);
  const seconds = (ms: number): number => Math.round(ms / 100) / 10;
  const report: VendorChaosReport = {
    seconds: { load: seconds(loadedAt - startedAt), rest: seconds(performance.now() - loadedAt) },
    payments: countsOf(stored.map(({ status, returned }) => (returned ? `${status} and returned` : status))),
    vendors: Object.fromEntries([...vendors.byName].map(([name, vendor]) => [name, countsOfVendor(vendor)])),
    problems,
  };
  tell(report, say);
  return report;
}

const countsOfVendor = ({ books, calls, webhooks }: Vendor): Record<string, number> => ({
  payouts: books.byKey.size,
  ...countsOf(books.statement.map(({ kind }: StatementLine) => kind)),
  refused: books.refused.size,
  ...calls,
  ...webhooks.counts,
});

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function tell({ seconds, payments, vendors, problems }: VendorChaosReport, say: (line: string) => void): void {
  say(`took      ${seconds.load} s to confirm, ${seconds.rest} s more to settle`);
  say(`payments  ${JSON.stringify(payments)}`);
  for (const [name, counts] of Object.entries(vendors)) say(`${name}  ${JSON.stringify(counts)}`);
  tellProblems(problems, 'What the vendors paid is what was delivered, each once.', say);
}
