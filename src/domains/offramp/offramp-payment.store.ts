import type { Knex } from 'knex';
import type { OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import { compiledQuery } from '../../kernel/db/compiled-query.ts';
import type { Reads, RowReads } from '../../kernel/db/reads.ts';
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

/** Which payments of a tenant are meant; all of them where nothing is said. */
export interface PaymentFilter {
  readonly role?: 'sender' | 'recipient' | undefined;
  readonly surface?: Surface | undefined;
  /** The sender's own, which finds nothing for anybody else. */
  readonly clientReference?: string | undefined;
}

/** The first wall: rows of which the tenant is a party; `role` narrows to one side (D-044), `surface` to one (D-151). */
export const paymentsOf = (
  tenantId: string,
  { role, surface, clientReference }: PaymentFilter = {},
): Knex.QueryBuilder => {
  const list = sql('offramp_payments').select('*');
  if (clientReference !== undefined) {
    // A recipient that filters must not learn the reference of its sender, by which payments it finds (D-529).
    list.where({ sender_tenant_id: tenantId, client_reference: clientReference });
  }
  if (surface === 'offramp') list.whereNull('intent');
  if (surface === 'intent') list.whereNotNull('intent');
  if (role === 'sender') return list.where({ sender_tenant_id: tenantId });
  if (role === 'recipient') return list.where({ recipient_tenant_id: tenantId });
  return list.where((either) =>
    either.where({ sender_tenant_id: tenantId }).orWhere({ recipient_tenant_id: tenantId }),
  );
};

export const findPayment = (
  reads: Reads,
  tenantId: string,
  id: string,
  surface?: Surface,
): Promise<PaymentRow | undefined> => reads.one<PaymentRow>(paymentsOf(tenantId, { surface }).where({ id }));

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
