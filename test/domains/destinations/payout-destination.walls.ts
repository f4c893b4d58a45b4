import {
  defaultOf,
  destinationsOf,
  findDestination,
  hasDestination,
  isNonceUsed,
} from '../../../src/domains/destinations/payout-destination.store.ts';
import { both, type StoreWalls, second } from '../../contract/store-walls.ts';
import { anyRow } from '../../support/any-row.ts';

export const walls: StoreWalls = {
  reads: {
    destinationsOf: both(({ tenantId }) => destinationsOf(tenantId)),
    findDestination: both(async ({ reads, tenantId, of }) =>
      findDestination(reads, tenantId, of.id('payout-destinations')),
    ),
    hasDestination: both(async ({ reads, tenantId, of }) => {
      const id = of.id('payout-destinations');
      const value = (column: string) => of.find('payout_destinations', column, { id });
      const [type, network, asset] = [await value('type'), await value('network'), await value('asset')];
      return hasDestination(reads, tenantId, {
        type,
        network,
        asset,
        identifierIndex: await value('identifier_index'),
      });
    }),
    defaultOf: both(async ({ reads, tenantId }) => defaultOf(reads, tenantId)),
    isNonceUsed: second('its caller has locked the destination', async ({ reads, of }) =>
      isNonceUsed(reads, of.id('payout-destinations'), '1'),
    ),
  },
  others: { lockSiblings: 'locks by aggregatesWith, which is walled below' },
  plant: ({ pool }, { tenantId, ids }) =>
    anyRow(pool.owner, 'destination_ownership_nonces', {
      destination_id: ids['payout-destinations'],
      nonce: '1',
      tenant_id: tenantId,
    }),
};
