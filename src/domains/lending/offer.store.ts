import type { Knex } from 'knex';
import type { RowReads } from '../../platform/db/reads.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import { rowsOfParty } from './parties.ts';

export type OfferRecord = RecordOf<'offer'>;

/** Offers that the tenant has made or got (D-378). */
export const offersOf = (tenantId: string): Knex.QueryBuilder =>
  rowsOfParty('lending_offers', ['lender', 'borrower'], tenantId);

export const findOffer = (reads: RowReads, tenantId: string, id: string): Promise<OfferRecord | undefined> =>
  reads.one<OfferRecord>(offersOf(tenantId).where({ id }));

/** In these it can still become a loan. */
export const OPEN_OFFER = ['OFFERED', 'ACCEPTED'] as const;

/** The tenant's offers for a purchase order that are open (D-470). */
export const openOffersFor = (tenantId: string, purchaseOrderId: string): Knex.QueryBuilder =>
  offersOf(tenantId)
    .where({ purchase_order_id: purchaseOrderId })
    .whereIn('status', [...OPEN_OFFER]);
