import { ownAddresses } from '../../../src/domains/invoices/own-addresses.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    ownAddresses: both(async ({ reads, tenantId, of }) => [
      ...(await ownAddresses(reads, tenantId, [await of.find('wallets', 'address')])),
    ]),
  },
};
