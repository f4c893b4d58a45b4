import type { Loan } from '../../../generated/contract/schemas.ts';
import { interestDueAt } from '../../../machines/lending/loan.interest.ts';
import { type EventPresenter, type EventSnapshot, revive } from '../../platform/feed/event-presenter.ts';
import type { LoanRecord } from './loan.store.ts';

/** A loan as its three parties read it, with the interest of this moment (B 2.10, D-375, D-376). */
export const presentLoan = (loan: LoanRecord, now: Date): Loan => ({
  id: loan.id,
  poolId: loan.poolId,
  poId: loan.poId,
  borrowerAddress: loan.borrowerAddress,
  supplierWallet: loan.supplierWallet,
  principal: loan.principal.toString(),
  principalOutstanding: loan.principalOutstanding.toString(),
  interestDue: interestDueAt(loan, now).toString(),
  status: loan.status,
  fundedAt: loan.fundedAt.toISOString(),
  maturityAt: loan.maturityAt.toISOString(),
  graceEndsAt: loan.graceEndsAt.toISOString(),
});

/** As it was when it changed: the interest is that of the change. */
export const presentEvent: EventPresenter<'loan'> = (object) => {
  const loan = revive<EventSnapshot<'loan'>>(object, {
    createdAt: 'time',
    updatedAt: 'time',
    principal: 'amount',
    principalOutstanding: 'amount',
    interestDue: 'amount',
    interestAccruedAt: 'time',
    fundedAt: 'time',
    maturityAt: 'time',
    graceEndsAt: 'time',
  });
  return presentLoan(loan, loan.updatedAt);
};
