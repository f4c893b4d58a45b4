import type { Sample } from '../../model/sample.ts';

export const sample: Sample<'tenant'> = {
  context: () => ({ name: 'Sample', legalName: 'Sample Inc', country: 'US', environment: 'sandbox', features: {} }),
  events: {
    UPDATE: [{ type: 'UPDATE', name: 'New', legalName: 'New Inc', country: null }],
    SUSPEND: [{ type: 'SUSPEND' }],
    RESUME: [{ type: 'RESUME' }],
    SET_FEATURES: [{ type: 'SET_FEATURES', features: { onchainDeposit: true } }],
  },
  arrange: async ({ pool }, { id }) => void (await pool.owner('tenant_clocks').insert({ tenant_id: id, offset_ms: 0 })),
};
