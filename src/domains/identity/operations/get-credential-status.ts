import type { Handler } from '../../../platform/http/handler.ts';
import { presentCredentialStatus } from '../credentials/credential.present.ts';
import { findCredential } from '../credentials/credential.store.ts';

/** Shows whether a credential is valid, and the source of that (B 2.8, D-328). */
export const getCredentialStatus: Handler<'getCredentialStatus'> = async ({ path, tenantId, reads, fail }) => {
  const credential = await findCredential(reads, tenantId, path.id);
  return credential ? presentCredentialStatus(credential) : fail('CREDENTIAL_NOT_FOUND');
};
