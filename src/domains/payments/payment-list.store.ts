import type { Knex } from 'knex';
import type { Reads } from '../../kernel/db/reads.ts';
import { listForEachValue } from '../../kernel/db/rows/alternatives.ts';
import { type Page, type PageQuery, type PageRow, page } from '../../kernel/db/rows/paging.ts';
import { type PaymentRow, paymentLists, paymentsOf } from '../offramp/index.ts';
import { type MultisigPaymentRecord, multisigPaymentsOf } from './multisig-payment.store.ts';

/** Which payments are listed; all where nothing is said (D-044, D-166). */
export interface PaymentListFilter {
  readonly role?: 'sender' | 'recipient' | undefined;
  readonly generation?: 'intent' | 'legacy' | undefined;
  /** Projected or legacy, literally. */
  readonly status?: readonly string[] | undefined;
}

/** One page of both generations in one order, newest first: one cursor runs through all (D-043, D-166). */
export async function pageOfPayments(
  reads: Reads,
  tenantId: string,
  filter: PaymentListFilter,
  query: PageQuery,
): Promise<Page<PageRow>> {
  const { role, generation } = filter;
  const lists: Knex.QueryBuilder[] = [];
  if (generation !== 'legacy') lists.push(...intents(tenantId, filter));
  // Of a legacy payment the tenant is the sender (D-044).
  if (generation !== 'intent' && role !== 'recipient') lists.push(...legacies(tenantId, filter));
  return page<PageRow>(reads, lists, query);
}

const intents = (tenantId: string, { role, status }: PaymentListFilter): Knex.QueryBuilder[] =>
  listForEachValue(
    paymentLists(tenantId, { role, surface: 'intent' }).map((list) => list.clearSelect().select('id', 'created_at')),
    'public_status',
    status,
  );

const legacies = (tenantId: string, { status }: PaymentListFilter): Knex.QueryBuilder[] =>
  listForEachValue([multisigPaymentsOf(tenantId).select('id', 'created_at')], 'status', status);

/** The rows behind a page's items; an id is of one generation alone. */
export interface ListedRows {
  readonly intents: ReadonlyMap<string, PaymentRow>;
  readonly legacies: ReadonlyMap<string, MultisigPaymentRecord>;
}

export async function rowsOf(reads: Reads, tenantId: string, items: readonly PageRow[]): Promise<ListedRows> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return { intents: new Map(), legacies: new Map() };
  const [intentRows, legacyRows] = await Promise.all([
    reads.many<PaymentRow>(paymentsOf(tenantId, 'intent').whereIn('id', ids)),
    reads.many<MultisigPaymentRecord>(multisigPaymentsOf(tenantId).whereIn('id', ids)),
  ]);
  return { intents: byId(intentRows), legacies: byId(legacyRows) };
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));
