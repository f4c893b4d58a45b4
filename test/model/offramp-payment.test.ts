import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { coverGaps, NO_GAPS, tableOf } from './coverage.ts';
import { explore } from './explore.ts';
import { exemptOf, NOT_IN_THIS_SLICE } from './not-in-this-slice.ts';
import { observedEdges, observedPairs } from './observed.ts';
import { depositModel, situationName, sliceModel, wholeModel } from './payment-model.ts';
import { nothingTried, walkThrough } from './walk-through.ts';
import { coveringWalks, edgesIn, pairsIn } from './walks.ts';

/** What explanations say is tried in each situation by `npm run test:long`, and in some of them by `npm test`. */
const EVERY = rounds(3, 1);

const slice = explore(sliceModel);
const walks = coveringWalks(slice, situationName);
const exempt = exemptOf(['offramp-payment', 'claim']);
const table = tableOf(['offramp-payment', 'claim']);

describe('an off-ramp payment and its claim, walked over HTTP, clock, controls and workers (R132, R133, R173, R179, R542)', {
  shuffle: false,
}, () => {
  let service: TestService;
  const tried = nothingTried(EVERY);

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  test.for(walks.map((walk) => [walk.name, walk] as const))('%s', ([, walk]) => walkThrough(service, walk, tried));

  test('each situation in which a payment can rest refuses everything that its machine refuses (R182, R184, R185, R186, R187)', () => {
    const resting = [...slice.places.values()].filter(({ place }) => !place.root.leaf.passing);
    const expected = new Set(resting.map(({ place }) => situationName(place)));
    expect([...tried.refused.keys()].toSorted()).toEqual([...expected].toSorted());
    expect(Math.min(...[...tried.refused.values()].map((events) => events.length))).toBeGreaterThan(20);
  });

  test('each operation that an explanation allowed succeeded, and each that it refused was refused', () => {
    expect(tried.next?.differences).toEqual([]);
    expect(tried.next?.tried.refused).toBeGreaterThan(20 / EVERY);
  });

  test('explanations predict refusals of both parties, and each is answered as predicted', () => {
    expect(tried.differences).toEqual([]);
    expect(tried.kept.refused).toBeGreaterThan(20);
  });

  test('takes every transition that a balance can take', async () => {
    const taken = await observedEdges(service.pool, ['offramp-payment', 'claim']);
    expect(coverGaps([...edgesIn(slice).keys()], taken, [])).toEqual(NO_GAPS);
  });

  test('takes every pair of transitions that can follow each other', async () => {
    const taken = await observedPairs(service.pool, ['offramp-payment', 'claim']);
    expect([...pairsIn(slice)].filter((pair) => !taken.includes(pair))).toEqual([]);
  });
});

describe('the walked transitions', () => {
  test('are all transitions, except those that neither a balance nor a deposit can reach', () => {
    const walked = new Set([slice, explore(depositModel)].flatMap((graph) => [...edgesIn(graph).keys()]));
    expect(coverGaps(table, [...walked], exempt)).toEqual(NO_GAPS);
  });

  test.for(NOT_IN_THIS_SLICE.map((one) => [one.reason, one] as const))('still exclude: %s', ([, { stillHolds }]) =>
    stillHolds(),
  );
});

describe('the machine over every payload and every way of funding', () => {
  const whole = explore(wholeModel);

  test('reaches every transition, and each has a unique name of event and target', () => {
    expect([...edgesIn(whole).keys()].toSorted()).toEqual(table.toSorted());
    expect(new Set(table).size).toBe(table.length);
  });

  test('reaches an end from every state', () => {
    const ended = new Set([...whole.places].filter(([, { place }]) => place.root.leaf.final).map(([key]) => key));
    for (let before = -1; before < ended.size; ) {
      before = ended.size;
      for (const [key, { steps }] of whole.places) {
        if (steps.some(({ to }) => ended.has(whole.keyOf(to)))) ended.add(key);
      }
    }
    expect([...whole.places.keys()].filter((key) => !ended.has(key))).toEqual([]);
  });

  test('calls no effect of this slice in a state that it must refuse', () => {
    expect([...slice.faults]).toEqual([]);
  });
});
