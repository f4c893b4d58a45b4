import type { Knex } from 'knex';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { listsOfParty } from '../parties.ts';

export type PermitRecord = RecordOf<'permit'>;

/** The tenant's own permits, and those with its pools (D-378), for `page`. */
export const permitLists = (tenantId: string): Knex.QueryBuilder[] =>
  listsOfParty('permits', ['borrower', 'lender'], tenantId);
