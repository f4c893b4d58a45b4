import { accountRow, type LedgerAccount } from '../../src/payments/ledger/accounts.ts';
import type { Pool } from '../../src/platform/db/connection/pool.ts';
import { until } from './gate.ts';
import type { Promises } from './ledger-of-promises.ts';
import type { LendingBooks } from './lending-books.ts';
import { CREDIT_ATOMS } from './tenants.ts';

const END_MS = 30_000;
const ASSET = 'USDC';

interface StoredLoan {
  readonly id: string;
  readonly pool_id: string;
  readonly status: string;
  readonly principal: string;
  readonly principal_outstanding: string;
}

interface StoredRepayment {
  readonly id: string;
  readonly loan_id: string;
  readonly interest: string;
  readonly principal: string;
}

/** Work resumes: every loan of a second is repaid or in default. @throws when one is not. */
export const untilLoansEnd = (pool: Pool, { cast }: LendingBooks): Promise<unknown> =>
  until('loans that do not end', END_MS, async () => {
    const left = await pool.owner('loans').where({ pool_id: cast.briefPoolId }).whereIn('status', ['ACTIVE', 'GRACE']);
    return left.length === 0 ? left : `${left.length} loans`;
  });

/** What lending must hold whatever was killed: what was told is stored, once, and nothing else is. */
export async function checkLending(
  pool: Pool,
  books: LendingBooks,
  promises: Promises,
): Promise<Readonly<Record<string, unknown>>> {
  const loans: readonly StoredLoan[] = await pool.owner('loans').select('*');
  const repayments: readonly StoredRepayment[] = await pool.owner('loan_repayments').select('*');
  checkRepayments(repayments, books, promises);
  checkLoans(loans, books, promises);
  for (const { account, atoms, what } of expectedBalances(books)) {
    const [row] = await pool.owner('ledger_balances').where({ account_id: accountRow(account).id });
    const stored = BigInt(row?.balance ?? 0);
    if (stored !== atoms) promises.problem(`${what}: ${stored} atoms, and ${atoms} by what was acknowledged`);
  }
  const completed = await pool
    .owner('sales_orders')
    .whereIn('id', books.completedOrders)
    .where({ status: 'COMPLETED' });
  const open = books.completedOrders.length - completed.length;
  if (open > 0) promises.problem(`${open} orders were COMPLETED once`);
  const statuses: Record<string, number> = {};
  for (const { status } of loans) statuses[status] = (statuses[status] ?? 0) + 1;
  return { loans: statuses, repayments: repayments.length };
}

function checkLoans(loans: readonly StoredLoan[], books: LendingBooks, promises: Promises): void {
  const stored = new Map(loans.map((loan) => [loan.id, loan]));
  for (const id of stored.keys()) if (!books.loans.has(id)) promises.problem(`${id} exists and nobody was told`);
  const told = [...books.repayments.values()];
  for (const [id, { poolId, principal }] of books.loans) {
    const loan = stored.get(id);
    const repaid = told.filter(({ loanId }) => loanId === id);
    const outstanding = principal - repaid.reduce((sum, part) => sum + part.principal, 0n);
    const found = loan && [loan.pool_id, BigInt(loan.principal), BigInt(loan.principal_outstanding)].join(' ');
    const expected = [poolId, principal, outstanding].join(' ');
    if (found !== expected) promises.problem(`${id} is ${found}, and ${expected} by what was acknowledged`);
    if (repaid.some(({ loanStatus }) => loanStatus === 'REPAID') && loan?.status !== 'REPAID')
      promises.problem(`${id} was REPAID once`);
  }
}

function checkRepayments(stored: readonly StoredRepayment[], books: LendingBooks, promises: Promises): void {
  const found = new Map(stored.map(({ id, ...row }) => [id, [row.loan_id, row.interest, row.principal].join(' ')]));
  for (const id of found.keys()) if (!books.repayments.has(id)) promises.problem(`${id} exists and nobody was told`);
  for (const [id, { loanId, interest, principal }] of books.repayments) {
    const told = [loanId, interest, principal].join(' ');
    if (found.get(id) !== told) promises.problem(`${id} is ${found.get(id)}, and was ${told} when it was acknowledged`);
  }
}

interface ExpectedBalance {
  readonly what: string;
  readonly account: LedgerAccount;
  readonly atoms: bigint;
}

/** By what was acknowledged alone. */
function expectedBalances({ cast, netDeposits, loans, repayments }: LendingBooks): readonly ExpectedBalance[] {
  const { lender, borrower, supplier } = cast;
  const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((total, amount) => total + amount, 0n);
  const paidBack = [...repayments.values()].map((part) => ({ ...part, atoms: part.interest + part.principal }));
  const available = (tenantId: string): LedgerAccount => ({ kind: 'available', tenantId, asset: ASSET });
  const tenants = [
    { what: 'the lender', account: available(lender.tenantId), atoms: CREDIT_ATOMS - sum(netDeposits.values()) },
    {
      what: 'the borrower',
      account: available(borrower.tenantId),
      atoms: CREDIT_ATOMS - sum(paidBack.map(({ atoms }) => atoms)),
    },
    {
      what: 'the supplier',
      account: available(supplier.tenantId),
      atoms: sum([...loans.values()].map(({ principal }) => principal)),
    },
  ];
  const pools = [...netDeposits].map(([poolId, net]) => {
    const lent = [...loans.values()].filter((loan) => loan.poolId === poolId);
    const back = paidBack.filter(({ loanId }) => loans.get(loanId)?.poolId === poolId);
    const account: LedgerAccount = { kind: 'pool_cash', poolId, tenantId: lender.tenantId, asset: ASSET };
    const atoms = net - sum(lent.map(({ principal }) => principal)) + sum(back.map((part) => part.atoms));
    return { what: `the cash of ${poolId}`, account, atoms };
  });
  return [...tenants, ...pools];
}
