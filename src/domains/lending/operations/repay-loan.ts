import { splitRepayment } from '../../../../machines/lending/loan.interest.ts';
import { ASSET } from '../../../payments/ledger/money.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { availableBalance } from '../../wallets/index.ts';
import { judgeLending } from '../judge-use.ts';
import { nextOfLoan } from '../rules/loan-time.ts';
import { shortfall } from '../shortfall.ts';

/** The default validity of an authorization (B 8, D-377). */
const DEFAULT_DEADLINE_SECONDS = 3600;

/** The borrower pays interest first, then principal, at once (B 4.9, D-375, D-377). */
export const repayLoan: Handler<'repayLoan'> = async (request) => {
  const { path, body, tenantId, reads, services, aggregate, fail } = request;
  const loan = await aggregate('loan', path.id);
  if (loan === undefined) return fail('LOAN_NOT_FOUND');
  if (loan.context.borrowerTenantId !== tenantId) return fail('NOT_ORDER_PARTY');
  await bringUpToDate(loan);
  if (loan.status === 'REPAID') return fail('INVALID_TRANSITION', { from: loan.status, event: 'REPAY' });
  const maxAmount = BigInt(body.maxAmount);
  // Interest accrues between the challenge and the approved request: what is approved is the most that may be paid.
  const approval = await judgeLending(request, {
    amountBaseUnits: maxAmount,
    destinationAddress: loan.context.poolId,
    destinationLabel: null,
    resourceId: loan.id,
  });
  if (approval instanceof Refusal) return approval;
  const at = loan.now;
  const split = splitRepayment(loan.context, maxAmount, at);
  const amount = split.interest + split.principal;
  const balance = await availableBalance(reads, tenantId, ASSET);
  if (balance < amount) return shortfall(services, amount, balance);
  await approval.redeem();
  const txRef = newId('lgr');
  const deadlineSeconds = body.deadlineSeconds ?? DEFAULT_DEADLINE_SECONDS;
  await loan.send('REPAY', { repayment: { ...split, txRef, deadlineSeconds }, at });
  return {
    txRef,
    amount: amount.toString(),
    interestPortion: split.interest.toString(),
    principalPortion: split.principal.toString(),
    loanStatus: loan.status,
  };
};

/** A repayment counts as of the status that the clock says. */
async function bringUpToDate(loan: Aggregate<'loan'>): Promise<void> {
  const due = () => nextOfLoan(recordOf(loan), loan.now);
  for (let next = due(); next !== undefined; next = due()) await loan.send(next);
}
