import { extractionsOf, findExtraction } from '../../../src/domains/trade/extraction.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    extractionsOf: both(({ tenantId }) => extractionsOf(tenantId)),
    findExtraction: both(async ({ reads, tenantId, of }) => findExtraction(reads, tenantId, of.id('extractions'))),
  },
};
