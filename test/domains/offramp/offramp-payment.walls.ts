import {
  exclusionsOf,
  findPayment,
  findQuote,
  paymentLists,
  paymentOfReference,
  paymentsOf,
  quotesOf,
} from '../../../src/domains/offramp/offramp-payment.store.ts';
import { both, firstRows, type StoreWalls, second } from '../../contract/store-walls.ts';

const ofPayment = 'its caller has locked or read the payment as one of its parties';

export const walls: StoreWalls = {
  plant: (service, { paymentId: id }) =>
    service.pool
      .owner('offramp_payments')
      .where({ id })
      .update({ client_reference: 'walled', client_reference_unique: true }),
  reads: {
    paymentOfReference: both(({ reads, tenantId }) => paymentOfReference(reads, tenantId, 'walled')),
    paymentLists: both(({ reads, tenantId }) => firstRows(reads, paymentLists(tenantId))),
    paymentsOf: both(({ tenantId }) => paymentsOf(tenantId)),
    findPayment: both(async ({ reads, tenantId, of }) => findPayment(reads, tenantId, of.claimedPaymentId)),
    findQuote: second(ofPayment, async ({ reads, of }) => findQuote(reads, of.paymentId, of.quoteId)),
    quotesOf: second(ofPayment, async ({ reads, of }) => quotesOf(reads, of.paymentId, 1)),
    exclusionsOf: second(ofPayment, async ({ reads, of }) =>
      exclusionsOf(reads, await of.find('route_exclusions', 'payment_id', {}), 1),
    ),
  },
  others: { writtenQuotes: 'no read', writtenExclusions: 'no read' },
};
