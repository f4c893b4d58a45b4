import { poIdOf } from '../../../src/domains/lending/typed-data.ts';
import type { Sample } from '../../model/sample.ts';

const ACCEPTED = { minPrincipal: 0n };

export const sample: Sample<'purchase-order'> = {
  context: ({ tenantId }, n) => ({
    borrowerTenantId: tenantId,
    supplierTenantId: 'ten_supplier',
    lenderTenantId: 'ten_nobody',
    poolId: 'pool_sample',
    tradeOrderId: null,
    extractionId: `ext_sample_${n}`,
    documentId: null,
    poId: poIdOf(`po_sample_${n}`),
    borrowerAddress: `0x${'1'.repeat(40)}`,
    supplierWallet: null,
    faceAmount: 100n,
    minPrincipal: null,
  }),
  inLeaf: { ACCEPTED, FINANCED: ACCEPTED, DEFAULTED: ACCEPTED, REPAID: ACCEPTED },
  events: {
    ACCEPT: [{ type: 'ACCEPT', minPrincipal: 10n }],
    FINANCE: [{ type: 'FINANCE' }],
    REPAY: [{ type: 'REPAY' }],
    DEFAULT: [{ type: 'DEFAULT' }],
  },
};
