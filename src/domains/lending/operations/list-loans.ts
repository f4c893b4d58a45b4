import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentLoan } from '../loan.present.ts';
import { type LoanRow, loanLists, loanTime } from '../loan.store.ts';

/** Lists the loans in which the tenant is lender, borrower or supplier, newest first (B 4.9, D-378). */
export const listLoans: Handler<'listLoans'> = async ({ query, tenantId, reads, services, nextPage }) => {
  const lists = loanLists(tenantId);
  if (query.status !== undefined) for (const list of lists) list.where({ 'loans.status': query.status });
  const { rows, next } = await page<LoanRow>(reads, lists, query, { createdAt: 'loans.created_at', id: 'loans.id' });
  nextPage(next);
  const realTime = services.realTime();
  return { loans: rows.map((loan) => presentLoan(loan, loanTime(loan, realTime))) };
};
