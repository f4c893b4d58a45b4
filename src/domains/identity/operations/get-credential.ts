import type { Handler } from '../../../platform/http/handler.ts';
import { presentCredential } from '../credentials/credential.present.ts';
import { findCredential } from '../credentials/credential.store.ts';

/** One credential of the tenant (B 4.7). */
export const getCredential: Handler<'getCredential'> = async ({ path, tenantId, reads, fail }) => {
  const credential = await findCredential(reads, tenantId, path.id);
  return credential ? presentCredential(credential) : fail('CREDENTIAL_NOT_FOUND');
};
