import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentAttachment } from '../policy.present.ts';
import { attachmentsOf, findPolicy } from '../policy.store.ts';

/** Lists the present attachments of a policy, newest first (B 4.6). */
export const listPolicyAttachments: Handler<'listPolicyAttachments'> = async (request) => {
  const { path, tenantId, query, reads, nextPage, fail } = request;
  const list = attachmentsOf(tenantId).where({ policy_id: path.id });
  const [policy, { rows, next }] = await Promise.all([
    findPolicy(reads, tenantId, path.id),
    page<RecordOf<'policy-attachment'>>(reads, list, query),
  ]);
  if (!policy) return fail('POLICY_NOT_FOUND');
  nextPage(next);
  return { attachments: rows.map(presentAttachment) };
};
