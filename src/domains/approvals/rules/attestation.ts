import type { Hex } from 'viem';
import type { CredentialAttestation } from '../../../../generated/contract/schemas.ts';
import type { OrganizationDocument } from '../../../../machines/identity/credential.machine.ts';
import { sha256Hex } from '../../../platform/crypto/index.ts';
import { documentHash, schemaVersionOf } from '../../identity/credentials/index.ts';

/** A statement that an organization's multisig signs: about a member's grant, or about its payment policy. */
export interface Statement {
  readonly kind: 'AUTHORITY_DELEGATION' | 'PAYMENT_POLICY';
  /** The DID of the member; the organization's own for its policy (D-222, D-224). */
  readonly subjectDid: string;
  readonly orgDid: string;
  /** The grant or the policy by id and version: what the nonce follows from. */
  readonly id: string;
  readonly version: number;
  /** When this version was written; changes of status do not touch it. */
  readonly versionedAt: Date;
  readonly content: { readonly grant: object } | { readonly policy: object };
}

/** The text that the multisig signs. It follows from the stored row alone: there is no pending signature (A 2.7). */
export interface Attestable {
  readonly document: OrganizationDocument;
  readonly docHash: Hex;
  readonly nonce: string;
  /** In whole seconds, as it is signed. */
  readonly issuedAt: Date;
  readonly attestation: CredentialAttestation;
}

const NOTE = 'The multisig signs the EIP-712 hash of message; send the blob to attest.';

export function attestableOf(statement: Statement): Attestable {
  const { kind, subjectDid, orgDid, content } = statement;
  const schemaVersion = schemaVersionOf(kind) as CredentialAttestation['message']['schemaVersion'];
  const document = plain({ kind, schemaVersion, subjectDid, orgDid, ...content });
  const docHash = documentHash(document);
  const nonce = nonceOf(statement).toString();
  const seconds = Math.floor(statement.versionedAt.getTime() / 1000);
  const message = {
    subjectDid,
    orgDid,
    kind,
    schemaVersion,
    docHash,
    nonce,
    issuedAt: seconds.toString(),
    expiresAt: '0',
  };
  const attestation = { primaryType: 'CredentialAttestation', message, note: NOTE } as const;
  return { document, docHash, nonce, issuedAt: new Date(seconds * 1000), attestation };
}

/** The first 128 bits of sha256 over id and version: no version is attested by another one's signature (D-222). */
const nonceOf = ({ id, version }: Statement): bigint => BigInt(`0x${sha256Hex(`${id}:${version}`).slice(0, 32)}`);

/** As the document is stored and read: without what is null or absent (D-458). */
const plain = (document: object): OrganizationDocument =>
  JSON.parse(JSON.stringify(document, (_, value) => (value === null ? undefined : value)));
