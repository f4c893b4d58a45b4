import {
  activeGrants,
  authoritiesOf,
  grantHistory,
  mayInitiate,
  nextVersion,
} from '../../../src/domains/approvals/authority.store.ts';
import { both, type Owned, type StoreWalls } from '../../contract/store-walls.ts';

/** The member whose grant lets them pay. */
const granted = (of: Owned) => of.find('authorities', 'member_id', { id: of.id('authorities') });

export const walls: StoreWalls = {
  reads: {
    authoritiesOf: both(async ({ reads, tenantId, of }) => reads.many(authoritiesOf(tenantId, await granted(of)))),
    nextVersion: both(
      async ({ reads, tenantId, of }) => Number(await nextVersion(reads, tenantId, await granted(of))) - 1,
    ),
    activeGrants: both(async ({ reads, tenantId, of }) =>
      reads.many(activeGrants(tenantId, await granted(of), 'payment.create')),
    ),
    grantHistory: both(
      async ({ reads, tenantId, of }) => (await grantHistory(reads, tenantId, await granted(of))) === 'inForce',
    ),
    mayInitiate: both(async ({ reads, tenantId, of }) =>
      mayInitiate({ reads, tenantId, caller: { memberId: await granted(of), role: 'MEMBER' } }),
    ),
  },
};
