import type { Hex } from 'viem';
import type { CredentialDocument, CredentialKind } from '../../../../machines/identity/credential.machine.ts';
import { canonicalJson, sha256Hex } from '../../../platform/crypto/index.ts';
import { world } from '../../../platform/world.ts';
import type { Attestation } from '../credentials/issuer.ts';

/** The statement of a credential, before it has a form. */
export interface Statement {
  readonly kind: CredentialKind;
  readonly subjectDid: string;
  readonly orgDid: string;
  readonly legalName: string | null;
  readonly country: string | null;
  /** Every key can be disclosed on its own later (D-467). */
  readonly claims: Readonly<Record<string, string>>;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
}

/** `service/credential/<KIND>/v1` (B 2.8). */
export const schemaVersionOf = (kind: CredentialKind): string => `service/credential/${kind}/v1`;

/** The document in the form of D-326: what is absent is omitted, times are ISO strings (D-458, D-467). */
export const documentOf = (statement: Statement): CredentialDocument => ({
  kind: statement.kind,
  schemaVersion: schemaVersionOf(statement.kind),
  subjectDid: statement.subjectDid,
  orgDid: statement.orgDid,
  ...(statement.legalName !== null && { legalName: statement.legalName }),
  ...(statement.country !== null && { country: statement.country }),
  claims: {
    ...statement.claims,
    ...(statement.legalName !== null && { legalName: statement.legalName }),
    ...(statement.country !== null && { country: statement.country }),
  },
  issuedAt: statement.issuedAt.toISOString(),
  ...(statement.expiresAt !== null && { expiresAt: statement.expiresAt.toISOString() }),
});

/** `0x` and the SHA-256 of the canonical document (D-467). */
export const documentHash = (document: object): Hex => `0x${sha256Hex(canonicalJson(document, { omitNull: true }))}`;

/** The part of a document that is in the message beside its hash. */
type Attested = Pick<CredentialDocument, 'subjectDid' | 'orgDid' | 'kind' | 'schemaVersion' | 'issuedAt' | 'expiresAt'>;

/** The typed message over a document (B 2.8). */
export const attestationOf = (document: Attested, docHash: Hex, nonce: bigint): Attestation => ({
  subjectDid: document.subjectDid,
  orgDid: document.orgDid,
  kind: document.kind,
  schemaVersion: document.schemaVersion,
  docHash,
  issuedAt: unixSeconds(document.issuedAt),
  expiresAt: document.expiresAt === undefined ? 0n : unixSeconds(document.expiresAt),
  nonce,
});

/** 128 random bits (D-326). */
export const newNonce = (): bigint => BigInt(`0x${world.randomBytes(16).toString('hex')}`);

const unixSeconds = (iso: string): bigint => BigInt(Math.floor(Date.parse(iso) / 1000));
