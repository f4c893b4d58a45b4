import { findChallenge, lockWrongAnswers } from '../../../src/domains/protection/twofa-challenge.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    findChallenge: both(async ({ reads, tenantId, of }) =>
      findChallenge(reads, tenantId, of.memberId, of.id('challenges')),
    ),
    lockWrongAnswers: both(async ({ reads, tenantId, of }) => {
      const { count } = await lockWrongAnswers(reads, tenantId, of.memberId, new Date());
      return count === 0 ? [] : [count];
    }),
  },
  plant: ({ pool }, { ids }) =>
    pool
      .owner('twofa_challenges')
      .where({ id: ids.challenges ?? '' })
      .update({ wrong_answers: 1 }),
};
