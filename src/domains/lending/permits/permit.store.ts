import type { Knex } from 'knex';
import type { RecordOf } from '../../../kernel/lifecycle/record.ts';
import { rowsOfParty } from '../parties.ts';

export type PermitRecord = RecordOf<'permit'>;

/** The tenant's own permits, and those with its pools (D-378). */
export const permitsOf = (tenantId: string): Knex.QueryBuilder =>
  rowsOfParty('permits', ['borrower', 'lender'], tenantId);
