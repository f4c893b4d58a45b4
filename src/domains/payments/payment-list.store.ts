import type { Knex } from 'knex';
import type { Reads } from '../../platform/db/reads.ts';
import { listForEachValue } from '../../platform/lists/alternatives.ts';
import { type Page, type PageQuery, type PageRow, page } from '../../platform/lists/paging.ts';
import { type PaymentRow, paymentLists, paymentsOf, type Surface } from '../offramp/index.ts';
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
  const lists: Knex.QueryBuilder[] = [];
  if (generation !== 'legacy') lists.push(...payments(tenantId, filter, generation));
  // Of a legacy payment the tenant is the sender (D-044), and it has no reference.
  const mayBeLegacy = generation === undefined || generation === 'legacy';
  if (mayBeLegacy && role !== 'recipient' && clientReference === undefined) lists.push(...legacies(tenantId, filter));
  return page<PageRow>(reads, lists, query);
}

const payments = (
  tenantId: string,
  { role, status, clientReference }: PaymentListFilter,
  surface: Surface | undefined,
): Knex.QueryBuilder[] =>
  listForEachValue(
    paymentLists(tenantId, { role, surface, clientReference }).map((list) =>
      list.clearSelect().select('id', 'created_at'),
    ),
    'public_status',
    status,
  );

const legacies = (tenantId: string, { status }: PaymentListFilter): Knex.QueryBuilder[] =>
  listForEachValue([multisigPaymentsOf(tenantId).select('id', 'created_at')], 'status', status);

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
