import type { Hex } from 'viem';
import { hashTypedData } from 'viem/utils';
import type { CredentialAttestation } from '../../../../generated/contract/schemas.ts';
import type { OrganizationDocument } from '../../../../machines/identity/credential.machine.ts';
import { sha256Hex } from '../../../kernel/crypto/index.ts';
import { type AttestationDomain, CREDENTIAL_ATTESTATION, documentHash, schemaVersionOf } from '../../identity/index.ts';

/** What an organization says with its multisig: of a member's grant, or of its payment policy. */
export interface Statement {
  readonly kind: 'AUTHORITY_DELEGATION' | 'PAYMENT_POLICY';
  /** Of the member; the organization's own for its policy (D-222, D-224). */
  readonly subjectDid: string;
  readonly orgDid: string;
  /** The grant or the policy by id and version: what the nonce follows from. */
  readonly id: string;
  readonly version: number;
  /** When this version was written; changes of status do not touch it. */
  readonly versionedAt: Date;
  readonly content: { readonly grant: object } | { readonly policy: object };
}

/** What the multisig is asked to sign. It follows from the stored row alone: there is no pending signature (A 2.7). */
export interface Attestable {
  readonly document: OrganizationDocument;
  readonly docHash: Hex;
  readonly nonce: bigint;
  readonly attestation: CredentialAttestation;
}

const NOTE = 'The multisig signs the EIP-712 hash of message; send the blob to attest.';

export function attestableOf(statement: Statement): Attestable {
  const { kind, subjectDid, orgDid, content } = statement;
  const schemaVersion = schemaVersionOf(kind) as CredentialAttestation['message']['schemaVersion'];
  const document = plain({ kind, schemaVersion, subjectDid, orgDid, ...content });
  const docHash = documentHash(document);
  const nonce = nonceOf(statement);
  const message = {
    ...{ subjectDid, orgDid, kind, schemaVersion, docHash },
    issuedAt: Math.floor(statement.versionedAt.getTime() / 1000).toString(),
    expiresAt: '0',
    nonce: nonce.toString(),
  };
  return { document, docHash, nonce, attestation: { primaryType: 'CredentialAttestation', message, note: NOTE } };
}

/** The hash that `isValidSignature` is asked about (A 4.3): other chains and services have other ones. */
export const attestationDigest = (domain: AttestationDomain, { message }: CredentialAttestation): Hex =>
  hashTypedData({
    domain,
    types: CREDENTIAL_ATTESTATION,
    primaryType: 'CredentialAttestation',
    message: {
      ...message,
      docHash: message.docHash as Hex,
      issuedAt: BigInt(message.issuedAt),
      expiresAt: BigInt(message.expiresAt),
      nonce: BigInt(message.nonce),
    },
  });

/** The first 128 bits of sha256 over id and version: no version is attested by another one's signature (D-222). */
const nonceOf = ({ id, version }: Statement): bigint => BigInt(`0x${sha256Hex(`${id}:${version}`).slice(0, 32)}`);

/** As the document is stored and read: without what is null or absent (D-458). */
const plain = (document: object): OrganizationDocument =>
  JSON.parse(JSON.stringify(document, (_, value) => (value === null ? undefined : value)));
