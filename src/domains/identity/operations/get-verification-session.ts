import type { Handler } from '../../../platform/http/handler.ts';
import { presentVerificationSession } from '../verification/verification-session.present.ts';
import { findVerificationSession } from '../verification/verification-session.store.ts';

/** One verification session of the tenant (B 4.7). */
export const getVerificationSession: Handler<'getVerificationSession'> = async (request) => {
  const { path, tenantId, reads, services, fail } = request;
  const session = await findVerificationSession(reads, tenantId, path.id);
  return session ? presentVerificationSession(session, services.vault) : fail('VERIFICATION_SESSION_NOT_FOUND');
};
