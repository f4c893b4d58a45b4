import type { Address, Hex } from 'viem';
import type { TenantChain } from '../test-controls.ts';
import { hasContractSigned } from './contract-signature.ts';

/** A signature of an EOA has 65 bytes; a Safe's blob has as many times that, and more behind it for contract owners. */
const SIGNATURE_CHARACTERS = 130;

/** The end of a signature that carries the deployment of its contract (ERC-6492). */
const WRAPPED = '6492649264926492649264926492649264926492649264926492649264926492';

const EIP_191 = new Set([31, 32]);

export interface SafeSignature {
  readonly safe: Address;
  /** The digest that the Safe judges: a plain EIP-712 digest, which its owners sign as a SafeMessage. */
  readonly digest: Hex;
  /** The owners' signatures of 65 bytes each, by owner address ascending. */
  readonly signature: Hex;
}

/**
 * Whether enough owners of a deployed Safe have signed the digest: the Safe itself is asked (EIP-1271, D-223), and nothing
 * else counts. An EOA's own signature, one that is wrapped with a deployment (ERC-6492) and one made over a prefixed text
 * (EIP-191) are none (A 4.3).
 * @throws ChainUnavailable when the Safe cannot be asked within the time, 5 s by default.
 */
export async function isValidSignature(
  chain: TenantChain,
  { safe, digest, signature }: SafeSignature,
  timeoutMs = 5000,
): Promise<boolean> {
  if (!isBlob(signature)) return false;
  return hasContractSigned(chain, { contract: safe, digest, signature }, timeoutMs);
}

function isBlob(signature: Hex): boolean {
  const text = signature.slice(2).toLowerCase();
  if (!/^([0-9a-f]{2})+$/.test(text) || text.length < SIGNATURE_CHARACTERS || text.endsWith(WRAPPED)) return false;
  return !isPrefixed(text);
}

/** Tells whether any owner has signed a prefixed text: v says so. */
function isPrefixed(text: string): boolean {
  // What lies behind the signatures of contract owners is theirs.
  for (let at = 0; at + SIGNATURE_CHARACTERS <= text.length; at += SIGNATURE_CHARACTERS) {
    const v = Number.parseInt(text.slice(at + 128, at + SIGNATURE_CHARACTERS), 16);
    if (EIP_191.has(v)) return true;
    if (v === 0) return false;
  }
  return false;
}
