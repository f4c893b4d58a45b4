import type { Address } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { privateKeyToAccount } from 'viem/accounts';
import type { Config } from '../../platform/config/config.ts';

type ArbiterConfig = Pick<Config, 'platformArbiterAddress' | 'platformArbiterKey'>;

/** Deriving an account from its key is an elliptic multiplication: once per configuration. */
const arbiters = new WeakMap<Pick<ArbiterConfig, 'platformArbiterKey'>, PrivateKeyAccount>();

/** The arbiter of invoices that name none, checksummed: whom the configuration names, else the sandbox's (D-289). */
export const platformArbiter = (config: ArbiterConfig): Address =>
  config.platformArbiterAddress ?? sandboxArbiter(config).address;

/** The arbiter that comes from the sandbox's seed. The service never signs with it: it only shows the key to tests. */
export function sandboxArbiter(config: Pick<ArbiterConfig, 'platformArbiterKey'>): PrivateKeyAccount {
  let arbiter = arbiters.get(config);
  if (arbiter === undefined) {
    arbiter = privateKeyToAccount(config.platformArbiterKey);
    arbiters.set(config, arbiter);
  }
  return arbiter;
}
