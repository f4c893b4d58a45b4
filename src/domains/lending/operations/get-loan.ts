import type { Handler } from '../../../platform/http/handler.ts';
import { presentLoan } from '../loan.present.ts';
import { findLoan, loanTime } from '../loan.store.ts';

/** A loan, its interest accrued to this moment of its lender's clock (B 4.9, D-376, D-469). */
export const getLoan: Handler<'getLoan'> = async ({ path, tenantId, reads, services, fail }) => {
  const loan = await findLoan(reads, tenantId, path.id);
  return loan === undefined ? fail('LOAN_NOT_FOUND') : presentLoan(loan, loanTime(loan, services.realTime()));
};
