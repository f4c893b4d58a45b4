import { challengeByNonce, isParty } from '../../../src/domains/identity/credentials/presentation-challenge.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    challengeByNonce: both(async ({ reads, tenantId, of }) =>
      challengeByNonce(reads, tenantId, await of.find('presentation_challenges', 'nonce')),
    ),
    isParty: both(async ({ reads, tenantId, of }) => {
      const payments = [of.paymentId, await of.find('multisig_payments', 'id')];
      const parties: unknown[] = [];
      for (const id of payments) parties.push(await isParty(reads, tenantId, id));
      return parties.filter((is) => is === true);
    }),
  },
};
