import type { Knex } from 'knex';
import type { OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import { compiledQuery } from '../../platform/db/compiled-query.ts';
import type { Reads, RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RowOf, Table } from '../../platform/lifecycle/writes.ts';
import { listForEachColumn, whereAnyIs } from '../../platform/lists/alternatives.ts';
import type { ExclusionDraft, QuoteDraft } from './rules/quoting-input.ts';
import { type Surface, surfaceOf } from './surface.ts';

declare module '../../platform/db/ids.ts' {
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

/** The first wall: rows of which the tenant is a party. */
export const paymentsOf = (tenantId: string): Knex.QueryBuilder =>
  whereAnyIs(onSurface(undefined), Object.values(PARTIES), tenantId);

const PARTIES = { sender: 'sender_tenant_id', recipient: 'recipient_tenant_id' };

/** Which payments of a tenant are listed. */
export interface PaymentFilter {
  /** One side (D-044); both where nothing is said. */
  readonly role?: 'sender' | 'recipient' | undefined;
  /** Both where nothing is said. */
  readonly surface?: Surface | undefined;
  /** The sender's own, which finds nothing for anybody else. */
  readonly clientReference?: string | undefined;
}

/**
 * The first wall, for `page`: the payments of which the tenant is the sender, and those of which it is the recipient, of
 * each surface. Each has an index of its own.
 */
export function paymentLists(
  tenantId: string,
  { role, surface, clientReference }: PaymentFilter = {},
): Knex.QueryBuilder[] {
  const parties = role === undefined ? Object.values(PARTIES) : [PARTIES[role]];
  if (clientReference === undefined) {
    const surfaces: readonly Surface[] = surface === undefined ? ['offramp', 'intent'] : [surface];
    return surfaces.flatMap((one) => listForEachColumn(onSurface(one), parties, tenantId));
  }
  // A recipient that filters must not learn the reference of its sender, by which payments it finds (D-529).
  const own = onSurface(surface).where({ client_reference: clientReference });
  return parties.includes(PARTIES.sender) ? listForEachColumn(own, [PARTIES.sender], tenantId) : [];
}

function onSurface(surface: Surface | undefined): Knex.QueryBuilder {
  const rows = sql('offramp_payments').select('*');
  if (surface === 'offramp') rows.whereNull('intent');
  if (surface === 'intent') rows.whereNotNull('intent');
  return rows;
}

/** By its id alone, so that no index of a surface's lists is taken for it. */
export async function findPayment(
  reads: Reads,
  tenantId: string,
  id: string,
  surface?: Surface,
): Promise<PaymentRow | undefined> {
  const payment = await reads.one<PaymentRow>(paymentsOf(tenantId).where({ id }));
  return payment === undefined || surface === undefined || surfaceOf(payment) === surface ? payment : undefined;
}

const quoteById = compiledQuery((of: { readonly paymentId: string; readonly quoteId: string }) =>
  sql('route_quotes').select('*').where({ payment_id: of.paymentId, id: of.quoteId }),
);

const byUniqueReference = compiledQuery((of: { readonly tenantId: string; readonly clientReference: string }) =>
  sql('offramp_payments')
    .select('id')
    .where({ sender_tenant_id: of.tenantId, client_reference: of.clientReference })
    .where('client_reference_unique', true),
);

/** The payment of a sender that has this reference for itself (D-529). */
export const paymentOfReference = (
  reads: RowReads,
  tenantId: string,
  clientReference: string,
): Promise<{ readonly id: string } | undefined> => reads.one(byUniqueReference({ tenantId, clientReference }));

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
