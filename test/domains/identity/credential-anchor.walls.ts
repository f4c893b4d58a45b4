import { standingAnchor } from '../../../src/domains/identity/credentials/credential-anchor.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    standingAnchor: both(async ({ reads, tenantId, of }) =>
      standingAnchor(reads, tenantId, await of.find('credential_anchors', 'credential_id')),
    ),
  },
};
