import { contactsOf, contactWithTarget, findContact } from '../../../src/domains/protection/contact.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    contactsOf: both(({ tenantId }) => contactsOf(tenantId)),
    findContact: both(async ({ reads, tenantId, of }) => findContact(reads, tenantId, of.id('contacts'))),
    contactWithTarget: both(async ({ reads, tenantId, of }) =>
      contactWithTarget(reads, tenantId, await of.find('contacts', 'target_index')),
    ),
  },
};
