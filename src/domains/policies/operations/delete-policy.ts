import type { Handler } from '../../../platform/http/handler.ts';
import { attachmentsOf } from '../policy.store.ts';

/** Deletes a policy that is attached to nothing; its versions stay for the decision log (D-309). */
export const deletePolicy: Handler<'deletePolicy'> = async ({ path, tenantId, aggregate, reads, fail }) => {
  // An attachment locks the policy too: none is made between this read and the deletion.
  const policy = await aggregate('policy', path.id);
  if (policy?.status !== 'ACTIVE') return fail('POLICY_NOT_FOUND');
  const attached = await reads.one(attachmentsOf(tenantId).where({ policy_id: policy.id }).select('id').limit(1));
  if (attached) return fail('POLICY_ATTACHED');
  await policy.send('DELETE', { at: policy.now });
  return { id: policy.id, deleted: true };
};
