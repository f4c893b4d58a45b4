import { deriveSecret } from '../crypto/index.ts';
import type { Environment } from './environment.ts';

/** Escrow invoices, which only a sandbox has. */
export interface InvoiceConfig {
  /** The arbiter of invoices that name none (D-289); `GET /v1/test/arbiter` shows it, so that tests can sign. */
  readonly platformArbiterKey: `0x${string}`;
}

const NAME = 'PLATFORM_ARBITER_PRIVATE_KEY';

export function readInvoices(env: Environment, seed: string): InvoiceConfig {
  const given = env.matching(NAME, /^0x[0-9a-fA-F]{64}$/, '0x and 64 hex digits');
  return { platformArbiterKey: (given ?? `0x${deriveSecret(seed, NAME)}`) as `0x${string}` };
}
