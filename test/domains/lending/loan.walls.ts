import { findLoan, loansOf } from '../../../src/domains/lending/loan.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    loansOf: both(({ tenantId }) => loansOf(tenantId)),
    findLoan: both(async ({ reads, tenantId, of }) => findLoan(reads, tenantId, of.id('loans'))),
  },
  others: { loanTime: 'tells the time of a loan that was found' },
};
