import { memberOf } from '../../../payments/tenancy/members.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentIdentity } from '../handles/identity.present.ts';
import { type Subject, subjectDid } from '../handles/identity.store.ts';
import { accountOf, identityOf } from '../handles/identity-list.store.ts';

/** Makes the identity of the tenant or of a member; a subject has one, and is answered with it again (D-321). */
export const createIdentity: Handler<'createIdentity'> = async (request) => {
  const { body, tenantId, now, reads, write, status, fail } = request;
  const { subjectType } = body;
  const memberId = body.memberId ?? null;
  if (subjectType === 'TENANT_MEMBER' && memberId === null) return fail('MEMBER_ID_REQUIRED');
  if (subjectType === 'TENANT' && memberId !== null) {
    const error = { path: '/body/memberId', message: 'is for TENANT_MEMBER only', rule: 'foreignField' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  if (memberId !== null && !(await memberOf(reads, tenantId, memberId))) return fail('MEMBER_NOT_FOUND');
  const subject: Subject = { tenantId, subjectType, subjectId: memberId ?? tenantId };
  const { made, writes } = await subjectDid(reads, subject, now);
  if (made === null) {
    const known = await identityOf(reads, subject, now);
    if (known === undefined) throw new Error(`the identity of ${subject.subjectId} is gone`);
    status(200);
    return presentIdentity(known);
  }
  write(...writes, audit('identity.created', made.id, tenantId, { subjectType, subjectId: subject.subjectId }));
  // Nothing is proved of it yet: credentials and bindings come after their identity.
  const primarySmartAccountId = await accountOf(reads, subject);
  return presentIdentity({ ...made, primarySmartAccountId, credential: 'NONE', isBound: false });
};
