import { poIdOf } from '../../../src/domains/lending/typed-data.ts';
import { AT, LATER, type Sample } from '../../model/sample.ts';
import { financed } from './sample-rows.ts';

const repayment = (principal: bigint, txRef: string) => ({
  type: 'REPAY' as const,
  repayment: { interest: 0n, principal, txRef, deadlineSeconds: 3600 },
  at: AT,
});

/** Without interest: what is repaid of it is its principal. */
export const sample: Sample<'loan'> = {
  context: ({ tenantId }, n) => ({
    lenderTenantId: tenantId,
    borrowerTenantId: tenantId,
    supplierTenantId: null,
    poolId: `pool_loan_${n}`,
    offerId: `off_loan_${n}`,
    purchaseOrderId: `po_loan_${n}`,
    poId: poIdOf(`po_loan_${n}`),
    borrowerAddress: `0x${'1'.repeat(40)}`,
    supplierWallet: `0x${'2'.repeat(40)}`,
    principal: 100n,
    principalOutstanding: 100n,
    interestDue: 0n,
    interestAccruedAt: AT,
    rateBps: 0,
    fundedAt: AT,
    maturityAt: LATER,
    graceEndsAt: LATER,
  }),
  inLeaf: { REPAID: { principalOutstanding: 0n } },
  events: {
    // A part, the rest after it, and everything at once.
    REPAY: [repayment(40n, 'lgr_part'), repayment(60n, 'lgr_rest'), repayment(100n, 'lgr_all')],
    MATURE: [{ type: 'MATURE' }],
    DEFAULT: [{ type: 'DEFAULT' }],
  },
  legal: { ACTIVE: 'MATURE', GRACE: 'DEFAULT', DEFAULTED: 'REPAY' },
  arrange: financed,
};
