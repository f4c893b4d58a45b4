import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { insert } from '../../../platform/lifecycle/writes.ts';
import { presentPolicy, presentVersion } from '../policy.present.ts';
import { compilePolicy } from '../rules/compile.ts';
import { documentFaults } from '../rules/document-faults.ts';

/** Compiles a document to version 1 of a new policy, which judges nothing before it is attached (B 4.6, D-310). */
export const createPolicy: Handler<'createPolicy'> = async ({ body, tenantId, open, write, fail }) => {
  const errors = documentFaults(body.document);
  if (errors.length > 0) return fail('INVALID_POLICY_RULE', { errors: [...errors] });
  const version = { id: newId('pver'), version: 1, ...compilePolicy(body.document) };
  const policy = await open('policy', {
    id: newId('pol'),
    context: { tenantId, name: body.name, activeVersionId: version.id, activeVersion: 1, deletedAt: null },
  });
  const row = { ...version, policyId: policy.id, createdAt: policy.createdAt };
  write(insert('policy_versions', { ...row, tenantId }));
  return { ...presentPolicy(recordOf(policy)), version: presentVersion(row) };
};
