import { recover } from 'tiny-secp256k1';
import type { Address, Hex } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';
import { bytesToHex, hexToBytes } from 'viem/utils';

/** A signature of an externally owned account: r, s and v. A contract's (EIP-1271) needs the chain. */
const KEY_SIGNATURE = /^0x([0-9a-fA-F]{128})[0-9a-fA-F]{2}$/;

/** Half the order of the group. Each signature has a mirror image with a higher s, which anybody can make of it (EIP-2). */
const HIGHEST_S = '7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0';

/** The parity of the point, from `v` as a parity or as Ethereum writes it. */
const PARITIES: Readonly<Record<string, 0 | 1>> = { '00': 0, '01': 1, '1b': 0, '1c': 1 };

/**
 * Whose key signed a digest, checksummed; undefined for what is no signature of a key. It names somebody for almost every
 * 65 bytes: it proves nothing until the address is compared. No network is asked. By WebAssembly, in a sixth of the time
 * that BigInt takes: whoever signs waits for it, and so does every other request.
 */
export function keyThatSigned(digest: Hex, signature: string): Address | undefined {
  const point = KEY_SIGNATURE.exec(signature)?.[1];
  const parity = PARITIES[signature.slice(-2).toLowerCase()];
  if (point === undefined || parity === undefined) return undefined;
  if (point.slice(64).toLowerCase() > HIGHEST_S) return undefined;
  try {
    const key = recover(hexToBytes(digest), hexToBytes(`0x${point}`), parity, false);
    return key ? publicKeyToAddress(bytesToHex(key)) : undefined;
  } catch {
    // No key is recovered from a point that is not on the curve.
    return undefined;
  }
}
