import type { Knex } from 'knex';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import { listsOfParty, rowsOfParty } from './parties.ts';

declare module '../../platform/db/ids.ts' {
  interface IdPrefixes {
    lgr: 'loan_repayments';
  }
}

export type LoanRecord = RecordOf<'loan'>;

/** A loan with how far the clock that rules it, its lender's, is ahead of real time (D-469). */
export interface LoanRow extends LoanRecord {
  readonly clockOffsetMs: bigint;
}

const ROLES = ['lender', 'borrower', 'supplier'] as const;

/** Loans that the tenant has given, owes, or was paid by (D-378). */
const loansOf = (tenantId: string): Knex.QueryBuilder => withClock(rowsOfParty('loans', ROLES, tenantId));

/** The same loans, for `page`. */
export const loanLists = (tenantId: string): Knex.QueryBuilder[] =>
  listsOfParty('loans', ROLES, tenantId).map(withClock);

const withClock = (loans: Knex.QueryBuilder): Knex.QueryBuilder =>
  loans
    .leftJoin('tenant_clocks as clock', 'clock.tenant_id', 'loans.lender_tenant_id')
    .select(sql.raw('COALESCE(clock.offset_ms, 0) AS clock_offset_ms'));

export const findLoan = (reads: RowReads, tenantId: string, id: string): Promise<LoanRow | undefined> =>
  reads.one<LoanRow>(loansOf(tenantId).where({ 'loans.id': id }));

/** Now, on the clock that rules a loan. */
export const loanTime = ({ clockOffsetMs }: LoanRow, realTime: Date): Date =>
  new Date(realTime.getTime() + Number(clockOffsetMs));
