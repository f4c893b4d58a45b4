import { findOffer, offersOf } from '../../../src/domains/lending/offer.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    offersOf: both(({ tenantId }) => offersOf(tenantId)),
    findOffer: both(async ({ reads, tenantId, of }) => findOffer(reads, tenantId, of.id('offers'))),
  },
};
