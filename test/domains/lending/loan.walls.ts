import { findLoan, loanLists } from '../../../src/domains/lending/loan.store.ts';
import { both, firstRows, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    loanLists: both(({ reads, tenantId }) => firstRows(reads, loanLists(tenantId))),
    findLoan: both(async ({ reads, tenantId, of }) => findLoan(reads, tenantId, of.id('loans'))),
  },
  others: { loanTime: 'tells the time of a loan that was found' },
};
