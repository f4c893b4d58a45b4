import type { VerificationClient } from '../../../../machines/identity/verification-session.machine.ts';
import { randomToken } from '../../../kernel/crypto/index.ts';
import { newId } from '../../../kernel/db/ids.ts';
import { lockByName } from '../../../kernel/db/named-lock.ts';
import type { Handler } from '../../../kernel/http/handler.ts';
import { Refusal } from '../../../kernel/http/refusal.ts';
import { memberOf } from '../../../kernel/tenancy/members.ts';
import { tenantOf } from '../../../kernel/tenancy/tenants.ts';
import { requirementsOf } from '../rules/requirements.ts';
import { verifiableSubject } from '../rules/verifiable-subject.ts';
import { presentVerificationSession, verificationSessionRecord } from '../verification-session.present.ts';
import { findOpenSession } from '../verification-session.store.ts';

/** A CREATED session expires after seven days (D-316). */
const SESSION_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/** Opens a business or member verification; an open one of the same subject is answered instead (D-313). */
export const createVerificationSession: Handler<'createVerificationSession'> = async (request) => {
  const { body, caller, tenantId, now, reads, open, status, fail } = request;
  const { kind } = body;
  const memberId = body.memberId ?? null;
  if (kind === 'KYC' && memberId === null) return fail('MEMBER_ID_REQUIRED');
  if (kind === 'KYB' && memberId !== null) {
    const error = { path: '/body/memberId', message: 'is for KYC only', rule: 'foreignField' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const tenant = await tenantOf(reads, tenantId);
  const subject = verifiableSubject(tenant, memberId === null ? null : await memberOf(reads, tenantId, memberId));
  if (subject instanceof Refusal) return subject;
  const { subjectType, subjectId, legalName } = subject;
  await lockByName(reads, `verification:${kind}:${subjectId}`);
  const standing = await findOpenSession(reads, tenantId, kind, subjectId);
  if (standing) {
    status(200);
    return presentVerificationSession(standing);
  }
  const session = await open('verification-session', {
    id: newId('vs'),
    context: {
      tenantId,
      kind,
      subjectType,
      subjectId,
      legalName,
      country: body.country ?? subject.country,
      requirements: requirementsOf(kind, subjectId, caller.memberId),
      client: caller.environment === 'sandbox' ? mockClient(kind) : null,
      credentialId: null,
      expiresAt: new Date(now.getTime() + SESSION_TTL_MS),
      completedAt: null,
    },
  });
  return presentVerificationSession(verificationSessionRecord(session));
};

/** The simulated provider's side; live has no provider in this version, so nothing is started there (D-315). */
const mockClient = (kind: 'KYC' | 'KYB'): VerificationClient => ({
  provider: 'mock',
  sessionRef: `mock_${randomToken(12)}`,
  token: randomToken(),
  templateId: `mock-${kind.toLowerCase()}`,
  environmentId: 'mock-sandbox',
});
