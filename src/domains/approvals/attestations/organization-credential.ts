import type { CredentialContext } from '../../../../machines/identity/credential.machine.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Attestable } from '../rules/attestation.ts';
import type { MultisigAnswer } from '../votes/ask-multisig.ts';

/** The credential that the organization's multisig has signed; its issuer is the multisig (A 4.3, D-326). */
export function organizationCredential(
  { document, docHash, nonce, issuedAt }: Attestable,
  subject: Pick<CredentialContext, 'tenantId' | 'subjectType' | 'subjectId'>,
  { safe, signature }: MultisigAnswer,
): { readonly credentialId: string; readonly context: CredentialContext } {
  const context: CredentialContext = {
    ...subject,
    kind: document.kind,
    subjectDid: document.subjectDid,
    legalName: null,
    // As it was signed: a verifier of the credential builds the same message from it (D-222).
    issuedAt,
    expiresAt: null,
    revokedAt: null,
    revokedReason: null,
    issuerKind: 'ORGANIZATION',
    issuerRef: safe,
    schemaVersion: document.schemaVersion,
    document,
    docHash,
    signature,
    nonce,
    verificationSessionId: null,
    statusSource: 'PLATFORM',
    statusRefreshedAt: null,
  };
  return { credentialId: newId('cred'), context };
}
