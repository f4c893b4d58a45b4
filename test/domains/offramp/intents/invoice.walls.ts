import { hasInvoice } from '../../../../src/domains/offramp/intents/invoice.store.ts';
import { both, type StoreWalls } from '../../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    hasInvoice: both(
      async ({ reads, tenantId, of }) => (await hasInvoice(reads, tenantId, of.id('invoices'))) || undefined,
    ),
  },
};
