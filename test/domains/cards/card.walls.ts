import { authorizationsOf, cardsOf, findAuthorization, findCard } from '../../../src/domains/cards/card.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    cardsOf: both(({ tenantId }) => cardsOf(tenantId)),
    findCard: both(async ({ reads, tenantId, of }) => findCard(reads, tenantId, of.id('cards'))),
    authorizationsOf: both(({ tenantId, of }) => authorizationsOf(tenantId, of.id('cards'))),
    findAuthorization: both(async ({ reads, tenantId, of }) =>
      findAuthorization(reads, tenantId, of.id('cards'), of.id('authorizations')),
    ),
  },
};
