import { memberOf } from '../../../payments/tenancy/members.ts';
import { tenantOf } from '../../../payments/tenancy/tenants.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  credentialPrerequisites,
  issueCredential,
  presentCredential,
  verifiableSubject,
} from '../../identity/credentials/index.ts';

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
  const named = {
    subjectType: memberId === null ? 'TENANT' : 'TENANT_MEMBER',
    subjectId: memberId ?? tenantId,
  } as const;
  const [tenant, member] = await Promise.all([
    tenantOf(reads, tenantId),
    memberId === null ? null : memberOf(reads, tenantId, memberId),
    // In the same message what issuing will ask for.
    credentialPrerequisites(request, { tenantId, kind, ...named }),
  ]);
  const subject = verifiableSubject(tenant, member);
  if (subject instanceof Refusal) return subject;
  const order = { tenantId, kind, subject, unsigned: body.unsigned ?? false, now };
  const credential = await issueCredential(request, services.config, order);
  write(audit('test.credential.issued', credential.id, tenantId, { kind }));
  return presentCredential(recordOf(credential));
};
