import type { LoanContext } from '../../../machines/lending/loan.machine.ts';
import type { LedgerAccount, PoolAccount } from '../../payments/ledger/accounts.ts';
import { ASSET } from '../../payments/ledger/money.ts';
import type { Transfer } from '../../payments/ledger/transfer.ts';
import { transfer } from '../../payments/ledger/transfer.ts';

/** A pool as its accounts name it. */
export interface PoolParty {
  readonly poolId: string;
  /** The pool's tenant, whose money it is. */
  readonly lenderTenantId: string;
}

export const available = (tenantId: string): LedgerAccount => ({ kind: 'available', tenantId, asset: ASSET });

export const poolAccount = (kind: PoolAccount, { poolId, lenderTenantId }: PoolParty): LedgerAccount => ({
  kind,
  poolId,
  tenantId: lenderTenantId,
  asset: ASSET,
});

const book = ({ poolId }: PoolParty): LedgerAccount => ({ kind: 'pool_book', poolId, asset: ASSET });

/** A transfer of nothing is none. */
const moved = (debit: LedgerAccount, credit: LedgerAccount, amount: bigint, leg: string): readonly Transfer[] =>
  amount === 0n ? [] : [transfer(debit, credit, amount, leg)];

/**
 * A loan is issued (D-375): cash to its supplier, and as much is outstanding. What goes to a wallet leaves the ledger:
 * here it is recorded only.
 */
export const issued = (loan: LoanContext): readonly Transfer[] => {
  const { supplierTenantId, principal } = loan;
  const supplier: LedgerAccount =
    supplierTenantId === null ? { kind: 'lending_paid_out', asset: ASSET } : available(supplierTenantId);
  return [
    ...moved(poolAccount('pool_cash', loan), supplier, principal, 'paid_out'),
    ...moved(book(loan), poolAccount('pool_principal', loan), principal, 'lent'),
  ];
};

/** A loan is repaid (D-377): the borrower's money is cash, and the books say what of it was interest and what principal. */
export const collected = (
  loan: LoanContext,
  { interest, principal }: { readonly interest: bigint; readonly principal: bigint },
  from: 'principal' | 'loss',
): readonly Transfer[] => [
  ...moved(available(loan.borrowerTenantId), poolAccount('pool_cash', loan), interest + principal, 'repaid'),
  ...moved(book(loan), poolAccount('pool_interest', loan), interest, 'interest'),
  ...moved(poolAccount(`pool_${from}`, loan), book(loan), principal, from),
];

/** A loan has defaulted: what of it was outstanding is lost (D-375). */
export const lost = (loan: LoanContext): readonly Transfer[] =>
  moved(poolAccount('pool_principal', loan), poolAccount('pool_loss', loan), loan.principalOutstanding, 'lost');
