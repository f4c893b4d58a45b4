import { linksIssued } from '../../../src/domains/claims/claim-link.store.ts';
import { type StoreWalls, second } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    linksIssued: second('its caller has locked the claim', async ({ reads, of }) =>
      linksIssued(reads, await of.find('claim_links', 'claim_id', { sender_tenant_id: of.tenantId })),
    ),
  },
  others: {
    linkByToken: 'public: the token is the proof',
    linkByTicket: 'across tenants: the ticket is the proof',
    lockUsableLink: 'public: the token is the proof',
    codesSentTo: 'public: counts what went to one contact',
    codesAskedFrom: 'public: counts what one address asked for',
  },
};
