import { poIdOf } from '../../../src/domains/lending/typed-data.ts';
import { LATER, type Sample } from '../../model/sample.ts';
import { sample as loan } from './loan.sample.ts';

export const sample: Sample<'offer'> = {
  context: ({ tenantId }, n) => ({
    lenderTenantId: tenantId,
    borrowerTenantId: 'ten_nobody',
    poolId: `pool_offer_${n}`,
    purchaseOrderId: `po_offer_${n}`,
    poId: poIdOf(`po_offer_${n}`),
    permitId: `prm_offer_${n}`,
    borrowerAddress: `0x${'1'.repeat(40)}`,
    principal: 100n,
    rateBps: 0,
    tenorSeconds: 60,
    graceSeconds: 0,
    deadline: LATER,
    offerDigest: `0x${'a'.repeat(64)}`,
    signature: null,
    loanId: null,
  }),
  inLeaf: { ISSUED: { loanId: 'loan_sample' } },
  events: {
    ACCEPT: [{ type: 'ACCEPT', signature: null }],
    ISSUE: [
      {
        type: 'ISSUE',
        loan: {
          loanId: 'loan_offer',
          context: loan.context({ tenantId: 'ten_nobody', memberId: '', paymentId: '' }, 0),
        },
        funds: { cashAtoms: 1000n, principalOutstandingAtoms: 0n, interestCollectedAtoms: 0n, lossAtoms: 0n },
      },
    ],
    EXPIRE: [{ type: 'EXPIRE' }],
  },
  // A sample has no pool to lend from.
  legal: { ACCEPTED: 'EXPIRE' },
};
