import { memberOf, tenantOf } from '../accounts/index.ts';
import type { Handler } from '../http/handler.ts';
import { credentialRecord, issueCredential, presentCredential, verifiableSubject } from '../identity/index.ts';
import { audit } from '../lifecycle/writes.ts';

/** Issues an identity credential without a verification session; it supersedes the ACTIVE one of its kind (D-327). */
export const issueTestCredential: Handler<'issueTestCredential'> = async (request) => {
  const { body, tenantId, now, reads, services, write, fail } = request;
  const { kind } = body;
  const memberId = body.memberId ?? null;
  if (kind === 'PERSON_IDENTITY' && memberId === null) return fail('MEMBER_ID_REQUIRED');
  if (kind === 'BUSINESS_IDENTITY' && memberId !== null) {
    const error = { path: '/body/memberId', message: 'is for PERSON_IDENTITY only', rule: 'foreignField' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const tenant = await tenantOf(reads, tenantId);
  const subject = verifiableSubject(tenant, memberId === null ? null : await memberOf(reads, tenantId, memberId));
  if ('refused' in subject) return fail(subject.refused);
  const order = { tenantId, kind, subject, unsigned: body.unsigned ?? false, now };
  const credential = await issueCredential(request, services.config, order);
  write(audit('test.credential.issued', credential.id, tenantId, { kind }));
  return presentCredential(credentialRecord(credential));
};
