import { parsePhone } from '../../../platform/contacts/phone-number.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { upsert } from '../../../platform/lifecycle/flush/upsert.ts';
import { isTenant } from '../../accounts/index.ts';
import { controlsChanged } from '../controls-changed.ts';

/** Scripts how screening judges a recipient of the caller's payments (D-123). */
export const setTestScreening: Handler<'setTestScreening'> = async ({
  tenantId,
  body,
  reads,
  services,
  write,
  fail,
}) => {
  const { did, tenantId: recipientId, outcome } = body;
  const phone = body.phone && parsePhone(body.phone);
  if (body.phone && !phone) {
    const error = { path: '/body/phone', message: 'is not a phone number', rule: 'phone' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const subjects = [
    ...(phone ? [{ subjectKind: 'phone', subject: services.vault.blindIndex('phone', phone) }] : []),
    ...(did ? [{ subjectKind: 'did', subject: did }] : []),
    ...(recipientId ? [{ subjectKind: 'tenant', subject: recipientId }] : []),
  ];
  const [subject] = subjects;
  if (subject === undefined || subjects.length > 1) {
    const message = 'must have exactly one of phone, did and tenantId';
    return fail('VALIDATION_FAILED', { errors: [{ path: '/body', message, rule: 'oneOf' }] });
  }
  if (recipientId && !(await isTenant(reads, recipientId))) return fail('TENANT_NOT_FOUND');
  write(
    await upsert(reads, 'test_screening', { tenantId, ...subject }, { outcome }),
    ...controlsChanged(tenantId, 'screening'),
  );
  return { outcome };
};
