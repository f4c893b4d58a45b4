import { documentOf } from '../../../src/domains/trade/documents/document.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    documentOf: both(({ reads, tenantId, of }) =>
      documentOf(reads, tenantId, { extractionId: of.id('extractions'), agreementId: null }).catch(() => undefined),
    ),
  },
};
