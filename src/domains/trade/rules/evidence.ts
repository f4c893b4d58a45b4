import { canonicalJson, sha256Hex } from '../../../platform/crypto/index.ts';

/** `0x` and the sha256 of the canonical JSON of the uploads' hashes, sorted (D-364). */
export const evidenceHash = (uploads: readonly { readonly sha256: string }[]): string =>
  `0x${sha256Hex(canonicalJson(uploads.map(({ sha256 }) => sha256).sort()))}`;
