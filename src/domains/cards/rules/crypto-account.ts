import { base58 } from '@scure/base';
import type { CardContext } from '../../../../machines/cards/card.machine.ts';
import { usableAddress } from '../../../payments/chain/checksummed.ts';

/** An account in the form of its chain, undefined where it is none: 32 bytes in base58, or an EVM address (D-064, D-275). */
export function cryptoAccount(chain: NonNullable<CardContext['chain']>, address: string): string | undefined {
  return chain === 'solana' ? solanaAccount(address) : usableAddress(address);
}

function solanaAccount(address: string): string | undefined {
  try {
    return base58.decode(address).length === 32 ? address : undefined;
  } catch {
    return undefined;
  }
}
