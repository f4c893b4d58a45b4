import type { Knex } from 'knex';
import type { OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import { compiledQuery } from '../../kernel/db/compiled-query.ts';
import type { Reads, RowReads } from '../../kernel/db/reads.ts';
import { listForEachColumn, whereAnyIs } from '../../kernel/db/rows/alternatives.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { RowOf, Table } from '../../kernel/lifecycle/writes.ts';
import type { ExclusionDraft, QuoteDraft } from './rules/quoting-input.ts';
import type { Surface } from './surface.ts';

declare module '../../kernel/db/ids.ts' {
  interface IdPrefixes {
    rq: 'route_quotes';
  }
}

/** A payment's row as reads return it. */
export interface PaymentRow extends OfframpPaymentContext {
  readonly id: string;
  readonly status: string;
  readonly publicStatus: string;
  readonly step: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface StoredQuote extends QuoteDraft {
  readonly id: string;
  readonly paymentId: string;
  readonly createdAt: Date;
}

const PARTIES = { sender: 'sender_tenant_id', recipient: 'recipient_tenant_id' };

const payments = (): Knex.QueryBuilder => sql('offramp_payments').select('*');

/**
 * The first wall: rows of which the tenant is a party, on one surface or both (D-151), to find some by their ids. Written as
 * `intent IS NULL` the surface would let PostgreSQL walk through an index of that surface's lists instead, as long as the
 * table is small.
 */
export function paymentsOf(tenantId: string, surface?: Surface): Knex.QueryBuilder {
  const rows = whereAnyIs(payments(), Object.values(PARTIES), tenantId);
  return surface === undefined ? rows : rows.whereRaw('num_nulls(intent) = ?', [surface === 'offramp' ? 1 : 0]);
}

/** Which payments of a tenant are listed. */
export interface PaymentFilter {
  /** One side (D-044); both where nothing is said. */
  readonly role?: 'sender' | 'recipient' | undefined;
  readonly surface: Surface;
}

/** The first wall, for `page`: the payments of which the tenant is the sender, and those of which it is the recipient. */
export function paymentLists(tenantId: string, { role, surface }: PaymentFilter): Knex.QueryBuilder[] {
  const rows = surface === 'offramp' ? payments().whereNull('intent') : payments().whereNotNull('intent');
  return listForEachColumn(rows, role === undefined ? Object.values(PARTIES) : [PARTIES[role]], tenantId);
}

export const findPayment = (
  reads: Reads,
  tenantId: string,
  id: string,
  surface?: Surface,
): Promise<PaymentRow | undefined> => reads.one<PaymentRow>(paymentsOf(tenantId, surface).where({ id }));

const quoteById = compiledQuery((of: { readonly paymentId: string; readonly quoteId: string }) =>
  sql('route_quotes').select('*').where({ payment_id: of.paymentId, id: of.quoteId }),
);

/** One quote of a payment; only its newest set can be selected (D-099). */
export const findQuote = (reads: RowReads, paymentId: string, quoteId: string): Promise<StoredQuote | undefined> =>
  reads.one<StoredQuote>(quoteById({ paymentId, quoteId }));

/** The newest set, in rank order (D-102, D-141). */
export const quotesOf = (reads: Reads, paymentId: string, quoteSetVersion: number): Promise<readonly StoredQuote[]> =>
  reads.many<StoredQuote>(
    sql('route_quotes')
      .select('*')
      .where({ payment_id: paymentId, quote_set_version: quoteSetVersion })
      .orderBy('rank'),
  );

export const exclusionsOf = (
  reads: Reads,
  paymentId: string,
  quoteSetVersion: number,
): Promise<readonly ExclusionDraft[]> =>
  reads.many<ExclusionDraft>(
    sql('route_exclusions')
      .select('*')
      .where({ payment_id: paymentId, quote_set_version: quoteSetVersion })
      .orderBy('position'),
  );

/** Rows that a request is about to insert are read as they will be stored. */
interface Written {
  written<T extends Table>(table: T): readonly RowOf<T>[];
}

/** The quotes that a request is about to store: nothing can be read back before the commit. */
export const writtenQuotes = ({ written }: Written): readonly StoredQuote[] =>
  written('route_quotes') as readonly StoredQuote[];

export const writtenExclusions = ({ written }: Written): readonly ExclusionDraft[] =>
  written('route_exclusions') as readonly ExclusionDraft[];
