import type { Hex } from 'viem';
import { hashTypedData } from 'viem/utils';
import type { CredentialDocument, OrganizationDocument } from '../../../../machines/identity/credential.machine.ts';
import { keyThatSigned } from '../../../payments/chain/index.ts';
import { type AttestationDomain, CREDENTIAL_ATTESTATION } from '../credentials/issuer.ts';
import { attestationOf, documentHash } from './credential-document.ts';

/** A credential with everything that its signature covers. */
export interface SignedArtifact {
  readonly issuerKind: 'PLATFORM' | 'ORGANIZATION';
  readonly issuerRef: string;
  readonly subjectDid: string;
  readonly schemaVersion: string;
  readonly issuedAt: Date;
  readonly document: CredentialDocument | OrganizationDocument;
  readonly docHash: string;
  readonly signature: string;
  readonly nonce: string;
}

type Stored = Omit<SignedArtifact, 'document' | 'docHash' | 'signature' | 'nonce'> & {
  readonly [K in 'docHash' | 'signature' | 'nonce']: string | null;
} & { readonly document: SignedArtifact['document'] | null };

/** The artifact of a stored credential; undefined for a legacy one, which nobody has signed (D-327). */
export function signedArtifact<C extends Stored>(credential: C): (C & SignedArtifact) | undefined {
  const { document, docHash, signature, nonce } = credential;
  if (document === null || docHash === null || signature === null || nonce === null) return undefined;
  return { ...credential, document, docHash, signature, nonce };
}

/**
 * What the issuer has signed, or the multisig is asked about (B 2.8). An organization's document has no times of its own:
 * what it signs as issuedAt stands beside it (D-222).
 */
export function attestationDigest(
  { document, nonce, issuedAt }: Pick<SignedArtifact, 'document' | 'nonce' | 'issuedAt'>,
  domain: AttestationDomain,
): Hex {
  const dated = { issuedAt: issuedAt.toISOString(), ...document };
  return hashTypedData({
    domain,
    types: CREDENTIAL_ATTESTATION,
    primaryType: 'CredentialAttestation',
    message: { ...attestationOf(dated, documentHash(document), BigInt(nonce)) },
  });
}

/**
 * Whether the row is still what was signed: the document hashed anew, what stands beside it, and the platform's signature.
 * The signature of an organization is its multisig's to judge, which the chain has to be asked for; it is not looked at
 * here.
 */
export async function faultOfArtifact(
  artifact: SignedArtifact,
  domain: AttestationDomain,
): Promise<'HASH' | 'DOCUMENT' | 'SIGNATURE' | undefined> {
  const { document, docHash, subjectDid, schemaVersion, issuerKind, issuerRef, signature } = artifact;
  if (documentHash(document) !== docHash) return 'HASH';
  if (document.subjectDid !== subjectDid || document.schemaVersion !== schemaVersion) return 'DOCUMENT';
  if (issuerKind === 'ORGANIZATION') return undefined;
  return keyThatSigned(attestationDigest(artifact, domain), signature) === issuerRef ? undefined : 'SIGNATURE';
}
