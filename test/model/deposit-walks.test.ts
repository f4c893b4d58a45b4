import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { rounds } from '../support/rounds.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { coverGaps, NO_GAPS } from './coverage.ts';
import { CONFIRMATIONS } from './deposit-world.ts';
import { explore, leafName } from './explore.ts';
import { observedEdges, observedPairs } from './observed.ts';
import { takesPairs } from './pairs.ts';
import { depositModel } from './payment-model.ts';
import { nothingTried, walkThrough } from './walk-through.ts';
import { coveringWalks, edgesIn, pairsIn } from './walks.ts';

/** What explanations say is tried in each situation by `npm run test:long`, and in some of them by `npm test`. */
const EVERY = rounds(3, 1);

const graph = explore(depositModel);
// Every transition. The moves between all situations are walked with a balance: here the money lies elsewhere, no more.
const walks = coveringWalks(graph, () => '', { pairs: takesPairs });

// The tests tell one story, in the order in which they stand.
describe('payments funded by a deposit', { shuffle: false }, () => {
  describe('a payment funded by a deposit, and its claim, walked over HTTP and the embedded chain (R132, R133, R173)', {
    shuffle: false,
  }, () => {
    let chain: TestChain;
    let service: TestService;
    const tried = nothingTried(EVERY);

    beforeAll(async () => {
      chain = await startTestChain();
      service = await startTestService({
        chain: chain.source,
        variables: { DEPOSIT_CONFIRMATIONS: String(CONFIRMATIONS) },
      });
    }, 60_000);
    afterAll(async () => {
      await service?.stop();
      await chain?.stop();
    });

    test.for(walks.map((walk) => [walk.name, walk] as const))('%s', ([, walk]) =>
      walkThrough(service, walk, tried, chain),
    );

    test('each status in which it can rest refuses everything that its machine refuses (R182, R184, R185)', () => {
      const resting = [...graph.places.values()].filter(({ place }) => !place.root.leaf.passing);
      const expected = new Set(resting.map(({ place }) => leafName(place.root.leaf)));
      const refused = new Set([...tried.refused.keys()].map((situation) => situation.split(' ')[0]));
      expect([...refused].toSorted()).toEqual([...expected].toSorted());
    });

    test('each operation that an explanation allowed succeeded, and each that it refused was refused', () => {
      expect(tried.next?.differences).toEqual([]);
      expect(tried.next?.tried.refused).toBeGreaterThan(20 / EVERY);
    });

    test('explanations predict refusals of both parties, and each is answered as predicted', () => {
      expect(tried.differences).toEqual([]);
      expect(tried.kept.refused).toBeGreaterThan(5);
    });

    test('takes every transition that a deposit can take', async () => {
      const taken = await observedEdges(service.pool, ['offramp-payment', 'claim']);
      expect(coverGaps([...edgesIn(graph).keys()], taken, [])).toEqual(NO_GAPS);
    });

    test.runIf(takesPairs)('takes every pair of transitions that can follow each other', async () => {
      const taken = await observedPairs(service.pool, ['offramp-payment', 'claim']);
      expect([...pairsIn(graph)].filter((pair) => !taken.includes(pair))).toEqual([]);
    });

    test('calls no effect in a state that it must refuse', () => {
      expect([...graph.faults]).toEqual([]);
    });
  });
});
