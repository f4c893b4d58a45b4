import type { Hex } from 'viem';
import { recoverAddress } from 'viem/utils';

/** A signature of an externally owned account: r, s and v. A contract's (EIP-1271) needs the chain. */
const KEY_SIGNATURE = /^0x[0-9a-fA-F]{130}$/;

/**
 * Whose key signed a digest, checksummed; undefined for what is no signature of a key. It names somebody for almost every
 * 65 bytes: it proves nothing until the address is compared. No network is asked.
 */
export async function keyThatSigned(digest: Hex, signature: string): Promise<Hex | undefined> {
  if (!KEY_SIGNATURE.test(signature)) return undefined;
  try {
    return await recoverAddress({ hash: digest, signature: signature as Hex });
  } catch {
    // A point that is not on the curve, or a recovery bit that does not exist, recovers nobody.
    return undefined;
  }
}
