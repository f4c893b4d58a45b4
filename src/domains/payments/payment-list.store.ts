import type { Knex } from 'knex';
import type { Reads } from '../../kernel/db/reads.ts';
import { type Page, type PageQuery, type PageRow, page } from '../../kernel/db/rows/paging.ts';
import { sql } from '../../kernel/db/sql.ts';
import { type PaymentRow, paymentsOf, type Surface } from '../offramp/index.ts';
import { type MultisigPaymentRecord, multisigPaymentsOf } from './multisig-payment.store.ts';

/** Which payments are listed; all where nothing is said (D-044, D-166, D-529). */
export interface PaymentListFilter {
  readonly role?: 'sender' | 'recipient' | undefined;
  readonly generation?: Surface | 'legacy' | undefined;
  /** Projected or legacy, literally. */
  readonly status?: readonly string[] | undefined;
  readonly clientReference?: string | undefined;
}

/** One page of all generations in one order, newest first: one cursor runs through all (D-043, D-166). */
export async function pageOfPayments(
  reads: Reads,
  tenantId: string,
  filter: PaymentListFilter,
  query: PageQuery,
): Promise<Page<PageRow>> {
  const { role, generation, clientReference } = filter;
  const sources: Knex.QueryBuilder[] = [];
  if (generation !== 'legacy') sources.push(payments(tenantId, filter, generation));
  // Of a legacy payment the tenant is the sender (D-044), and it has no reference.
  const mayBeLegacy = generation === undefined || generation === 'legacy';
  if (mayBeLegacy && role !== 'recipient' && clientReference === undefined) sources.push(legacies(tenantId, filter));
  const [first, ...others] = sources;
  if (first === undefined) return { rows: [], next: undefined };
  return page<PageRow>(reads, sql.select('*').from(first.unionAll(others).as('payments')), query);
}

function payments(
  tenantId: string,
  { role, status, clientReference }: PaymentListFilter,
  surface: Surface | undefined,
): Knex.QueryBuilder {
  const list = paymentsOf(tenantId, { role, surface, clientReference }).clearSelect().select('id', 'created_at');
  return status === undefined ? list : list.whereIn('public_status', status);
}

function legacies(tenantId: string, { status }: PaymentListFilter): Knex.QueryBuilder {
  const list = multisigPaymentsOf(tenantId).select('id', 'created_at');
  return status === undefined ? list : list.whereIn('status', status);
}

/** The rows behind a page's items; an id is of one generation alone. */
export interface ListedRows {
  readonly payments: ReadonlyMap<string, PaymentRow>;
  readonly legacies: ReadonlyMap<string, MultisigPaymentRecord>;
}

export async function rowsOf(reads: Reads, tenantId: string, items: readonly PageRow[]): Promise<ListedRows> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return { payments: new Map(), legacies: new Map() };
  const [paymentRows, legacyRows] = await Promise.all([
    reads.many<PaymentRow>(paymentsOf(tenantId).whereIn('id', ids)),
    reads.many<MultisigPaymentRecord>(multisigPaymentsOf(tenantId).whereIn('id', ids)),
  ]);
  return { payments: byId(paymentRows), legacies: byId(legacyRows) };
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));
