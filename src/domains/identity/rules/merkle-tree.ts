import { createHash } from 'node:crypto';
import type { Hex } from 'viem';
import { canonicalJson } from '../../../platform/crypto/index.ts';

/** A sibling on the way from a leaf to the root, and the side on which it stands. */
export interface ProofStep {
  readonly position: 'left' | 'right';
  readonly hash: Hex;
}

/** One claim under its salt: without the salt a guessed value could be checked against the leaf. */
export interface SaltedClaim {
  readonly key: string;
  readonly value: unknown;
  readonly salt: string;
}

/** Leaves and nodes are hashed apart, so that no inner node can be shown as a claim (D-330). */
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

const sha256 = (...parts: readonly Uint8Array[]): Hex => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `0x${hash.digest('hex')}`;
};

const bytesOf = (hex: Hex): Buffer => Buffer.from(hex.slice(2), 'hex');

/** The hash of a claim: SHA-256 of byte 0x00 and the canonical JSON `[salt, key, value]` (D-330). */
export const leafOf = ({ salt, key, value }: SaltedClaim): Hex =>
  sha256(LEAF, Buffer.from(canonicalJson([salt, key, value])));

const nodeOf = (left: Hex, right: Hex): Hex => sha256(NODE, bytesOf(left), bytesOf(right));

/** By key, as canonical JSON sorts keys: by UTF-16 code unit. */
export const sortedByKey = <C extends { readonly key: string }>(claims: readonly C[]): C[] =>
  [...claims].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

/** The level above: pairs become nodes, and an odd one goes up as it is (D-330). */
const above = (level: readonly Hex[]): Hex[] => {
  const next: Hex[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at] as Hex, level[at + 1]];
    next.push(right === undefined ? left : nodeOf(left, right));
  }
  return next;
};

/** The root over leaves in their order; there is at least one. */
export function rootOf(leaves: readonly Hex[]): Hex {
  let level = leaves;
  while (level.length > 1) level = above(level);
  const [root] = level;
  if (root === undefined) throw new Error('a tree has at least one leaf');
  return root;
}

/** The siblings from a leaf to the root; an odd node has none on its level. */
export function proofOf(leaves: readonly Hex[], index: number): ProofStep[] {
  const proof: ProofStep[] = [];
  let at = index;
  for (let level = leaves; level.length > 1; level = above(level)) {
    const sibling = level[at ^ 1];
    if (sibling !== undefined) proof.push({ position: at % 2 === 0 ? 'right' : 'left', hash: sibling });
    at = Math.floor(at / 2);
  }
  return proof;
}
