import { findAgreement } from '../../../src/domains/trade/agreement.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    findAgreement: both(async ({ reads, tenantId, of }) => findAgreement(reads, tenantId, of.id('agreements'))),
  },
};
