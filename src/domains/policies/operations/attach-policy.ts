import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { hasSubject, SUBJECT_NOT_FOUND } from '../find-subject.ts';
import { presentAttachment } from '../policy.present.ts';
import { attachmentsOf } from '../policy.store.ts';

/** Puts a policy to work on a subject that has none (B 4.6, D-309). */
export const attachPolicy: Handler<'attachPolicy'> = async (request) => {
  const { path, body, tenantId, aggregate, reads, open, fail } = request;
  const { subjectType, subjectId } = body;
  // Locked, so that nobody deletes it meanwhile.
  const [policy, isThere, attached] = await Promise.all([
    aggregate('policy', path.id),
    hasSubject(reads, tenantId, body),
    reads.one(attachmentsOf(tenantId).where({ subject_type: subjectType, subject_id: subjectId }).select('id')),
  ]);
  if (policy?.status !== 'ACTIVE') return fail('POLICY_NOT_FOUND');
  if (!isThere) return fail(SUBJECT_NOT_FOUND[subjectType]);
  if (attached) return fail('POLICY_SUBJECT_ATTACHED');
  const attachment = await open('policy-attachment', {
    id: newId('patt'),
    context: { tenantId, policyId: policy.id, subjectType, subjectId, attachedAt: policy.now, detachedAt: null },
  });
  return presentAttachment(recordOf(attachment));
};
