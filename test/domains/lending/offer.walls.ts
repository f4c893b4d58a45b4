import { findOffer, offersOf, openOffersFor } from '../../../src/domains/lending/offer.store.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    offersOf: both(({ tenantId }) => offersOf(tenantId)),
    findOffer: both(async ({ reads, tenantId, of }) => findOffer(reads, tenantId, of.id('offers'))),
    openOffersFor: both(async ({ reads, tenantId, of }) => {
      const orderId = await of.find('lending_offers', 'purchase_order_id', { status: 'OFFERED' });
      return reads.one(openOffersFor(tenantId, orderId));
    }),
  },
  // The furnished offer is issued: another one, for another purchase order, is open.
  plant: async ({ pool }, { id }) => {
    const offers = pool.owner('lending_offers');
    const issued = await offers
      .clone()
      .where({ id: id('offers') })
      .first();
    const open = { id: newId('off'), status: 'OFFERED', loan_id: null, purchase_order_id: newId('po') };
    await offers.clone().insert({ ...issued, ...open });
  },
};
