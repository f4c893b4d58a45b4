import type { Knex } from 'knex';
import { type Page, type PageQuery, type PageRow, page } from '../db/paging.ts';
import type { Reads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';
import { type PaymentRow, paymentsOf } from '../offramp/index.ts';

/** Which payments are listed; all where nothing is said (D-044, D-166). */
export interface PaymentListFilter {
  readonly role?: 'sender' | 'recipient' | undefined;
  readonly generation?: 'intent' | 'legacy' | undefined;
  /** Projected or legacy, literally. */
  readonly status?: readonly string[] | undefined;
}

/** Where one item of the merged list is to be read. */
export interface ListedPayment extends PageRow {
  readonly generation: 'intent' | 'legacy';
}

type Source = (tenantId: string, filter: PaymentListFilter) => Knex.QueryBuilder;

/** What is listed, by generation: each yields `id`, `created_at` and `generation` of the tenant's own rows (D-166). */
const SOURCES: readonly (readonly [ListedPayment['generation'], Source])[] = [['intent', intents]];

/** One page of both generations in one order, newest first: one cursor runs through all (D-043, D-166). */
export async function pageOfPayments(
  reads: Reads,
  tenantId: string,
  filter: PaymentListFilter,
  query: PageQuery,
): Promise<Page<ListedPayment>> {
  const sources = SOURCES.filter(([generation]) => (filter.generation ?? generation) === generation);
  const [first, ...others] = sources.map(([, source]) => source(tenantId, filter));
  if (first === undefined) return { rows: [], next: undefined };
  const merged = sql.select('*').from(first.unionAll(others).as('payments'));
  return page<ListedPayment>(reads, merged, query);
}

const keys = (rows: Knex.QueryBuilder, generation: ListedPayment['generation']): Knex.QueryBuilder =>
  rows.clearSelect().select('id', 'created_at', sql.raw('?::text AS generation', [generation]));

function intents(tenantId: string, { role, status }: PaymentListFilter): Knex.QueryBuilder {
  const list = keys(paymentsOf(tenantId, { role, surface: 'intent' }), 'intent');
  return status === undefined ? list : list.whereIn('public_status', status);
}

/** The rows of those items that are intents, by id. */
export async function intentsById(
  reads: Reads,
  tenantId: string,
  items: readonly ListedPayment[],
): Promise<ReadonlyMap<string, PaymentRow>> {
  const ids = items.filter(({ generation }) => generation === 'intent').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await reads.many<PaymentRow>(paymentsOf(tenantId, { surface: 'intent' }).whereIn('id', ids));
  return new Map(rows.map((row) => [row.id, row]));
}
