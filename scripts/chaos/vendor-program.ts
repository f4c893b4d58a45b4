import { deriveSecret } from '../../src/platform/crypto/index.ts';
import { Random } from './random.ts';
import { onDatabase } from './run.ts';
import { addPaymentApps, castOf } from './tenants.ts';
import { ChaoticVendors, runVendorChaos, type VendorChaosReport, type VendorPace } from './vendor-run.ts';
import { withVictim } from './victim.ts';

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
  const { payments, seed, clients, say } = options;
  const random = new Random(seed);
  const secretOf = (name: string) => deriveSecret('service-sandbox', `PROVIDER_WEBHOOK_SECRET_${name.toUpperCase()}`);
  const vendors = await ChaoticVendors.start(random, PACE, secretOf);
  try {
    return await withVictim(options, async (victim) => {
      await victim.start();
      const payer = await castOf(victim, addPaymentApps);
      await victim.stop();
      victim.variables = vendors.variables;
      await victim.start();
      vendors.serviceUrl = victim.url;
      const report = await onDatabase(victim, (pool) =>
        runVendorChaos({ payments, clients, random, pace: PACE, vendors, payer, pool, say }),
      );
      if (victim.said.trim() === '') return report;
      say(`It complains: ${victim.said.slice(0, 4000)}`);
      return { ...report, problems: [...report.problems, 'the service complains'] };
    });
  } finally {
    await vendors.stop();
  }
}
