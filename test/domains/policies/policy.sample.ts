import { compilePolicy } from '../../../src/domains/policies/rules/compile.ts';
import { AT, type Sample } from '../../model/sample.ts';

const { ir, sha256 } = compilePolicy({});

export const sample: Sample<'policy'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    name: 'Sample',
    activeVersionId: `pver_sample_${n}`,
    activeVersion: 1,
    deletedAt: null,
  }),
  inLeaf: { DELETED: { deletedAt: AT } },
  events: {
    ADD_VERSION: [
      {
        type: 'ADD_VERSION',
        version: { versionId: 'pver_second', version: 2, sha256, ir: { schemaVersion: 1, rules: [] } },
      },
    ],
    DELETE: [{ type: 'DELETE', at: AT }],
  },
  arrange: async ({ pool }, { id, context }) => {
    const { tenantId, activeVersionId } = context;
    await pool.owner('policy_versions').insert({
      id: activeVersionId,
      tenant_id: tenantId,
      policy_id: id,
      version: 1,
      sha256,
      ir: JSON.stringify(ir),
      created_at: AT,
    });
  },
};
