import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'contact'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    label: 'Sample',
    kind: 'EMAIL',
    targetCiphertext: 'sample',
    targetIndex: `sample-${n}`,
    chainId: null,
    masked: 's***@sample.test',
    availableAt: AT,
    removedAt: null,
  }),
  inLeaf: { REMOVED: { removedAt: AT, targetCiphertext: null } },
  events: { REMOVE: [{ type: 'REMOVE', at: AT }] },
};
