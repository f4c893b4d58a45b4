import { countedVotes, holdVoter, lapsedVoters } from '../../../src/domains/approvals/votes/voting.store.ts';
import { both, isThere, type Owned, type StoreWalls } from '../../contract/store-walls.ts';
import { anyRow } from '../../support/any-row.ts';

/** The member who voted. */
const voted = (of: Owned) => of.find('approval_votes', 'member_id');

export const walls: StoreWalls = {
  reads: {
    holdVoter: both(async ({ reads, tenantId, of }) => {
      const voter = await holdVoter(reads, tenantId, await voted(of));
      return [voter?.memberId, voter?.weight].filter(isThere);
    }),
    lapsedVoters: both(async ({ reads, tenantId, of }) => {
      const voter = await voted(of);
      const lapsed: ReadonlySet<string> = (await lapsedVoters(reads, tenantId, [voter])) ?? new Set([voter]);
      return !lapsed.has(voter);
    }),
    countedVotes: both(async ({ reads, tenantId, of }) => countedVotes(reads, tenantId, await voted(of), 5)),
  },
  // A vote counts only while its request is PENDING, and the world's own vote has ended its request.
  plant: async ({ pool }, { tenantId, ids, find }) =>
    anyRow(pool.owner, 'approval_votes', {
      approval_request_id: ids.approvals,
      member_id: await find('approval_votes', 'member_id'),
      tenant_id: tenantId,
      decision: 'APPROVE',
    }),
};
