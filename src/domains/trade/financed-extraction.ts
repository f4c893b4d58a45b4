import type { Vault } from '../../kernel/crypto/index.ts';
import type { RecordOf } from '../../kernel/lifecycle/record.ts';
import { readingIn } from './extraction.present.ts';

/** Atoms have six decimals, cents two. */
const ATOMS_PER_CENT = 10_000n;

/**
 * The total of an APPROVED extraction in atoms, which a purchase order on it may not exceed (D-371); undefined where it is
 * not approved, or not in USD, which is what pools lend.
 */
export function approvedTotalAtoms(
  extraction: RecordOf<'extraction'>,
  vault: Pick<Vault, 'decrypt'>,
): bigint | undefined {
  if (extraction.status !== 'APPROVED') return undefined;
  const { currency, totalMinor } = readingIn(vault, extraction).facts;
  return currency === 'USD' && totalMinor ? BigInt(totalMinor) * ATOMS_PER_CENT : undefined;
}
