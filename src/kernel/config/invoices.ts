import { deriveSecret } from '../crypto/index.ts';
import type { Environment } from './environment.ts';

/** Escrow invoices, which only a sandbox has. */
export interface InvoiceConfig {
  /** The arbiter of invoices that name none, in any case (D-289). Undefined: the sandbox's, whose key follows. */
  readonly platformArbiterAddress: string | undefined;
  /** Of the arbiter that comes from `SANDBOX_SEED`; `GET /v1/test/arbiter` shows it, so that tests can sign. */
  readonly platformArbiterKey: `0x${string}`;
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

export const readInvoices = (env: Environment, seed: string): InvoiceConfig => ({
  platformArbiterAddress: env.matching('PLATFORM_ARBITER_ADDRESS', ADDRESS, 'an EVM address'),
  platformArbiterKey: `0x${deriveSecret(seed, 'PLATFORM_ARBITER_PRIVATE_KEY')}`,
});
