import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { presentVersion } from '../policy.present.ts';
import { attachmentsOf } from '../policy.store.ts';
import { compilePolicy } from '../rules/compile.ts';
import { documentFaults } from '../rules/document-faults.ts';

/** Compiles a document to the next version, in force at once wherever the policy is attached (B 4.6, D-310). */
export const createPolicyVersion: Handler<'createPolicyVersion'> = async (request) => {
  const { path, body, tenantId, aggregate, reads, risk, fail } = request;
  const errors = documentFaults(body.document);
  if (errors.length > 0) return fail('INVALID_POLICY_RULE', { errors: [...errors] });
  const policy = await aggregate('policy', path.id);
  if (policy?.status !== 'ACTIVE') return fail('POLICY_NOT_FOUND');
  // Another document may allow what the one in force denies to a subject.
  const attached = await reads.one(attachmentsOf(tenantId).where({ policy_id: policy.id }).select('id').limit(1));
  risk(attached ? 'grants-rights' : 'none');
  const versionId = newId('pver');
  const version = policy.context.activeVersion + 1;
  const { ir, sha256 } = compilePolicy(body.document);
  const rules = ir.rules.map((rule) => ({ ...rule }));
  await policy.send('ADD_VERSION', { version: { versionId, version, sha256, ir: { schemaVersion: 1, rules } } });
  return presentVersion({ id: versionId, policyId: policy.id, version, sha256, ir, createdAt: policy.now });
};
