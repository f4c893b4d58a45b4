import type { Knex } from 'knex';
import type { RowReads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { RecordOf } from '../../kernel/lifecycle/record.ts';
import { rowsOfParty } from './parties.ts';

declare module '../../kernel/db/ids.ts' {
  interface IdPrefixes {
    lgr: 'loan_repayments';
  }
}

export type LoanRecord = RecordOf<'loan'>;

/** A loan with how far the clock that rules it, its lender's, is ahead of real time (D-469). */
export interface LoanRow extends LoanRecord {
  readonly clockOffsetMs: bigint;
}

/** Loans that the tenant has given, owes, or was paid by (D-378). */
export const loansOf = (tenantId: string): Knex.QueryBuilder =>
  rowsOfParty('loans', ['lender', 'borrower', 'supplier'], tenantId)
    .leftJoin('tenant_clocks as clock', 'clock.tenant_id', 'loans.lender_tenant_id')
    .select(sql.raw('COALESCE(clock.offset_ms, 0) AS clock_offset_ms'));

export const findLoan = (reads: RowReads, tenantId: string, id: string): Promise<LoanRow | undefined> =>
  reads.one<LoanRow>(loansOf(tenantId).where({ 'loans.id': id }));

/** Now, on the clock that rules a loan. */
export const loanTime = ({ clockOffsetMs }: LoanRow, realTime: Date): Date =>
  new Date(realTime.getTime() + Number(clockOffsetMs));
