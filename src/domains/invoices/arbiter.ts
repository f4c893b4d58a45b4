import type { PrivateKeyAccount } from 'viem/accounts';
import { privateKeyToAccount } from 'viem/accounts';
import type { Config } from '../../kernel/config/config.ts';

type ArbiterConfig = Pick<Config, 'platformArbiterKey'>;

/** Deriving an account from its key is an elliptic multiplication: once per configuration. */
const arbiters = new WeakMap<ArbiterConfig, PrivateKeyAccount>();

/** The arbiter of invoices that name none (D-289). The service never signs with it: it only shows the key to tests. */
export function platformArbiter(config: ArbiterConfig): PrivateKeyAccount {
  let arbiter = arbiters.get(config);
  if (arbiter === undefined) {
    arbiter = privateKeyToAccount(config.platformArbiterKey);
    arbiters.set(config, arbiter);
  }
  return arbiter;
}
