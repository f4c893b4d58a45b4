import type { SelectiveDisclosure } from '../../../../generated/contract/schemas.ts';
import type { AnchoredClaim } from '../../../../machines/identity/credential-anchor.machine.ts';
import { leafOf, proofOf, rootOf, sortedByKey } from './merkle-tree.ts';

/** Shows one claim and how it leads to the root, without the others; undefined for an unknown key (D-329). */
export function disclose(claims: readonly AnchoredClaim[], key: string): SelectiveDisclosure | undefined {
  const sorted = sortedByKey(claims);
  const index = sorted.findIndex((claim) => claim.key === key);
  const claim = sorted[index];
  if (claim === undefined) return undefined;
  const leaves = sorted.map(leafOf);
  return {
    key: claim.key,
    value: claim.value as SelectiveDisclosure['value'],
    salt: claim.salt,
    leaf: leafOf(claim),
    proof: proofOf(leaves, index),
    root: rootOf(leaves),
  };
}
