import type { Credential, CredentialStatusRead } from '../../../../generated/contract/schemas.ts';
import type { CredentialRecord } from './credential.store.ts';

/** A credential as its tenant reads it (B 2.8). */
export const presentCredential = (credential: CredentialRecord): Credential => ({
  id: credential.id,
  kind: credential.kind,
  subjectType: credential.subjectType,
  subjectId: credential.subjectId,
  status: credential.status,
  legalName: credential.legalName,
  issuedAt: credential.issuedAt.toISOString(),
  expiresAt: credential.expiresAt?.toISOString() ?? null,
  revokedAt: credential.revokedAt?.toISOString() ?? null,
  revokedReason: credential.revokedReason,
  subjectDid: credential.subjectDid,
  credentialHash: credential.docHash,
  issuerKind: credential.issuerKind,
});

/** Shows whether a credential is valid, and the source of that (B 2.8, D-328). */
export const presentCredentialStatus = (credential: CredentialRecord): CredentialStatusRead => ({
  id: credential.id,
  status: credential.status,
  revokedReason: credential.revokedReason,
  statusRefreshedAt: credential.statusRefreshedAt?.toISOString() ?? null,
  statusSource: credential.statusSource,
});
