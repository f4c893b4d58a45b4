import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveSecret } from '../../src/crypto/index.ts';
import { Random } from './random.ts';
import { onDatabase } from './run.ts';
import { addPaymentApps, castOf } from './tenants.ts';
import { ChaoticVendors, runVendorChaos, type VendorChaosReport, type VendorPace } from './vendor-run.ts';
import { Victim } from './victim.ts';

export interface VendorProgramOptions {
  readonly payments: number;
  readonly seed: number;
  readonly clients: number;
  readonly keep: boolean;
  readonly say: (line: string) => void;
}

const PACE: VendorPace = { stepMs: 2000, webhookMs: 4000, timeoutMs: 2000, pollMs: 10_000, horizonMs: 300_000 };

/** The real process with its real database, and two vendors of chaos: `npm run chaos -- --vendor`. */
export async function runVendorProgram(options: VendorProgramOptions): Promise<VendorChaosReport> {
  const { payments, seed, clients, keep, say } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'paychart-vendor-chaos-'));
  const random = new Random(seed);
  const secretOf = (name: string) => deriveSecret('service-sandbox', `PROVIDER_WEBHOOK_SECRET_${name.toUpperCase()}`);
  const vendors = await ChaoticVendors.start(random, PACE, secretOf);
  const victim = await Victim.at(dataDir);
  try {
    await victim.start();
    const payer = await castOf(victim, addPaymentApps);
    await victim.stop();
    victim.variables = vendors.variables;
    await victim.start();
    vendors.serviceUrl = victim.url;
    const report = await onDatabase(dataDir, (pool) =>
      runVendorChaos({ payments, clients, random, pace: PACE, vendors, payer, pool, say }),
    );
    if (victim.said.trim() === '') return report;
    say(`It complains: ${victim.said.slice(0, 4000)}`);
    return { ...report, problems: [...report.problems, 'the service complains'] };
  } finally {
    await vendors.stop();
    await victim.kill();
    await victim.killDatabase().catch(() => {});
    if (keep) say(`Kept: ${dataDir}`);
    else await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
