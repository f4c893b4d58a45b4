import { memberOf, tenantOf } from '../accounts/index.ts';
import type { Handler } from '../http/handler.ts';
import {
  credentialRecord,
  issuerOf,
  prepareCredential,
  presentCredential,
  verifiableSubject,
} from '../identity/index.ts';
import { audit } from '../lifecycle/writes.ts';

/** Issues an identity credential without a verification session; it supersedes the ACTIVE one of its kind (D-327). */
export const issueTestCredential: Handler<'issueTestCredential'> = async (request) => {
  const { body, tenantId, now, reads, services, aggregate, open, write, fail } = request;
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
  const prepared = await prepareCredential(
    { reads, issuer: issuerOf(services.config), now },
    {
      tenantId,
      kind,
      subjectType: subject.subjectType,
      subjectId: subject.subjectId,
      legalName: subject.legalName,
      country: subject.country,
      claims: { assuranceLevel: 'BASIC' },
      verificationSessionId: null,
      unsigned: body.unsigned ?? false,
    },
  );
  for (const id of prepared.supersedes) {
    const older = await aggregate('credential', id);
    await older?.send('REVOKE', { reason: 'SUPERSEDED', at: now });
  }
  const credential = await open('credential', { id: prepared.credentialId, context: prepared.context });
  write(...prepared.writes, audit('test.credential.issued', credential.id, tenantId, { kind }));
  return presentCredential(credentialRecord(credential));
};
