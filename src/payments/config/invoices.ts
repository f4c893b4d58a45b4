import type { Address } from 'viem';
import type { Environment } from '../../platform/config/environment.ts';
import { deriveSecret } from '../../platform/crypto/index.ts';
import { addressOf } from './address.ts';

/** Escrow invoices, which only a sandbox has. */
export interface InvoiceConfig {
  /** The arbiter of invoices that name none (D-289). Undefined: the sandbox's, whose key follows. */
  readonly platformArbiterAddress: Address | undefined;
  /**
   * The key of the arbiter that is derived from `SANDBOX_SEED`. `GET /v1/test/arbiter` shows it, so that tests can
   * sign.
   */
  readonly platformArbiterKey: `0x${string}`;
}

export const readInvoices = (env: Environment, seed: string): InvoiceConfig => ({
  platformArbiterAddress: addressOf(env, 'PLATFORM_ARBITER_ADDRESS'),
  platformArbiterKey: `0x${deriveSecret(seed, 'PLATFORM_ARBITER_PRIVATE_KEY')}`,
});
