import type { Address } from 'viem';
import type { Environment } from '../../platform/config/environment.ts';
import { checksummed } from '../chain/checksummed.ts';

/** An EVM address, checksummed. In mixed case it is its own check: a slip of one digit is somebody else's account. */
export function addressOf(env: Environment, name: string): Address | undefined {
  const value = env.optional(name);
  const address = value === undefined ? undefined : checksummed(value);
  if (value !== undefined && address === undefined) {
    env.problems.push(`${name} must be an EVM address, with a correct checksum if it is in mixed case`);
  }
  return address;
}
