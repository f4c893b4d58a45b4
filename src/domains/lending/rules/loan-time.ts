import type { LoanContext } from '../../../../machines/lending/loan.machine.ts';
import type { StatusOf } from '../../../platform/lifecycle/definition.ts';

type Loan = Pick<LoanContext, 'maturityAt' | 'graceEndsAt'> & { readonly status: StatusOf<'loan'> };

/**
 * Returns the status of a loan by the time, whose timer may not have run yet: from the very moment of its end (D-375).
 */
export const nextOfLoan = ({ status, maturityAt, graceEndsAt }: Loan, now: Date): 'MATURE' | 'DEFAULT' | undefined => {
  if (status === 'ACTIVE' && now >= maturityAt) return 'MATURE';
  if (status === 'GRACE' && now >= graceEndsAt) return 'DEFAULT';
  return undefined;
};
