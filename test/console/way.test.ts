import { describe, expect, it } from 'vitest';
import type { Explanation } from '../../src/console/app/resource/explanation.ts';
import { wayOf } from '../../src/console/app/way.ts';
import type { CatalogState } from '../../src/console/catalog.ts';

const state = (name: string, shown = name, status = name): CatalogState => ({
  name,
  status,
  public: shown,
  kind: 'state',
  description: '',
});
const STATES = [
  state('CREATED'),
  state('PENDING_CLAIM', 'ACTION_REQUIRED'),
  state('HOLD.A', 'A_HOLD', 'HOLD'),
  state('HOLD.B', 'B_HOLD', 'HOLD'),
  state('QUOTED', 'AWAITING'),
  state('ACTION_REQUIRED'),
  state('DELIVERED'),
];

type Step = readonly [event: string | null, from: string | null, to: string];
const explained = (status: string, steps: readonly Step[], to: readonly string[] = []) =>
  ({
    resource: { status },
    timeline: steps.map(([event, from, into]) => ({ event, from, to: into })),
    next: to.length === 0 ? [] : [{ allowed: true, to }],
  }) as unknown as Explanation;

describe('the path through a diagram', () => {
  it('is exact when the history has the names of states', () => {
    const way = wayOf(
      explained('ACTION_REQUIRED', [
        ['RECORDED', null, 'CREATED'],
        ['SUBMIT', 'CREATED', 'ACTION_REQUIRED'],
      ]),
      STATES,
    );
    expect(way).toMatchObject({
      taken: ['start', 'CREATED', 'CREATED', 'ACTION_REQUIRED'],
      present: ['ACTION_REQUIRED'],
    });
  });

  it('marks no state as passed when other states share its public status', () => {
    const way = wayOf(
      explained('DELIVERED', [
        [null, null, 'ACTION_REQUIRED'],
        [null, 'ACTION_REQUIRED', 'AWAITING'],
        [null, 'AWAITING', 'DELIVERED'],
      ]),
      STATES,
    );
    expect(way.taken).toEqual(['start', 'QUOTED', 'QUOTED', 'DELIVERED']);
    expect(way.present).toEqual(['DELIVERED']);
  });

  it('reads public statuses as such, even when events name them', () => {
    const way = wayOf(
      explained('AWAITING', [
        ['RECORDED', null, 'CREATED'],
        ['PARKED', 'CREATED', 'ACTION_REQUIRED'],
        ['BOUND', 'ACTION_REQUIRED', 'AWAITING'],
      ]),
      STATES,
    );
    expect(way.taken).not.toContain('ACTION_REQUIRED');
    expect(way.present).toEqual(['QUOTED']);
  });

  it('finds the current state by its internal status, or its region by the public one', () => {
    expect(wayOf(explained('ACTION_REQUIRED', []), STATES, 'PENDING_CLAIM').present).toEqual(['PENDING_CLAIM']);
    expect(wayOf(explained('B_HOLD', []), STATES, 'HOLD').present).toEqual(['HOLD.B']);
    expect(wayOf(explained('HOLD', []), STATES, 'HOLD').present).toEqual(['HOLD.A', 'HOLD.B']);
  });

  it('shows the possible next states', () => {
    expect(wayOf(explained('AWAITING', [], ['DELIVERED', 'A_HOLD']), STATES).possible).toEqual(['DELIVERED', 'HOLD.A']);
  });
});
