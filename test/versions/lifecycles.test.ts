import { describe, expect, test } from 'vitest';
import { lifecycleFaults, type SeenLifecycle } from '../../codegen/versions/lifecycles.ts';

type Leaf = SeenLifecycle['leaves'][number];

const leaf = (name: string, more: Partial<Leaf> = {}): Leaf => ({
  name,
  public: name.split('.')[0] ?? name,
  passing: false,
  final: false,
  ...more,
});
const edges = (...names: string[]): SeenLifecycle['transitions'] =>
  names.map((name) => {
    const [from = '', to] = name.split(' > ');
    return { from, event: 'GO', to };
  });

const order = (
  leaves: readonly Leaf[],
  transitions: SeenLifecycle['transitions'],
  initial = 'PLACED',
): SeenLifecycle => ({ id: 'order', initial, leaves, transitions });

const was = order(
  [leaf('PLACED', { waitsFor: { who: 'seller' } }), leaf('SHIPPED'), leaf('CLOSED', { final: true })],
  edges('PLACED > SHIPPED', 'SHIPPED > CLOSED'),
);
const same = (status: string): string => status;
const PACKED = leaf('PACKED', { waitsFor: { who: 'seller' } });
const packing = order([...was.leaves, PACKED], edges('PLACED > PACKED', 'PACKED > SHIPPED', 'SHIPPED > CLOSED'));
const asPlaced = (status: string): string => (status === 'PACKED' ? 'PLACED' : status);

describe('a client of an older version sees transitions that its own lifecycle allows', () => {
  test('if the machine is the same', () => {
    expect(lifecycleFaults(was, was, same)).toEqual([]);
  });

  test('if a new state of the machine is shown as the previous one', () => {
    expect(lifecycleFaults(was, packing, asPlaced)).toEqual([]);
  });

  test('if the machine passes through a state which the older one left at once', () => {
    const older = order(
      [leaf('PLACED'), leaf('CHECKED', { passing: true }), leaf('SHIPPED'), leaf('CLOSED', { final: true })],
      edges('PLACED > CHECKED', 'CHECKED > SHIPPED', 'SHIPPED > CLOSED'),
    );
    const now = order(
      older.leaves,
      edges('PLACED > CHECKED', 'PLACED > SHIPPED', 'CHECKED > SHIPPED', 'SHIPPED > CLOSED'),
    );
    expect(lifecycleFaults(older, now, same)).toEqual([]);
  });

  test('if the machine refines a state by inner states', () => {
    const inner = order(
      [
        leaf('PLACED.NEW', { waitsFor: { who: 'seller' } }),
        leaf('PLACED.OLD', { waitsFor: { who: 'seller' } }),
        ...was.leaves.slice(1),
      ],
      edges('PLACED.NEW > PLACED.OLD', 'PLACED > SHIPPED', 'SHIPPED > CLOSED'),
      'PLACED.NEW',
    );
    expect(lifecycleFaults(was, inner, same)).toEqual([]);
  });
});

const planted: readonly (readonly [
  what: string,
  now: SeenLifecycle,
  shown: (status: string) => string,
  words: string[],
])[] = [
  ['a state that it does not know', packing, same, ['sees the unknown PACKED']],
  [
    'a state shown as one behind it',
    packing,
    (status) => (status === 'PACKED' ? 'SHIPPED' : status),
    ['waits for seller in SHIPPED'],
  ],
  [
    'a state shown as a final one',
    packing,
    (status) => (status === 'PACKED' ? 'CLOSED' : status),
    ['goes on behind CLOSED', 'sees CLOSED > SHIPPED', 'sees PLACED > CLOSED'],
  ],
  [
    'a state that cannot be reached any more',
    order(was.leaves, edges('PLACED > CLOSED')),
    same,
    ['never sees SHIPPED', 'sees PLACED > CLOSED'],
  ],
  [
    'a way back',
    order(was.leaves, edges('PLACED > SHIPPED', 'SHIPPED > PLACED', 'SHIPPED > CLOSED')),
    same,
    ['sees SHIPPED > PLACED'],
  ],
  [
    'an end that is none any more',
    order(
      [...was.leaves.slice(0, 2), leaf('CLOSED')],
      edges('PLACED > SHIPPED', 'SHIPPED > CLOSED', 'CLOSED > SHIPPED'),
    ),
    same,
    ['goes on behind CLOSED', 'sees CLOSED > SHIPPED'],
  ],
  [
    'an end where it expects more',
    order(
      [...was.leaves.slice(0, 1), leaf('SHIPPED', { final: true }), leaf('CLOSED', { final: true })],
      edges('PLACED > SHIPPED', 'PLACED > CLOSED'),
    ),
    same,
    ['ends in SHIPPED', 'sees PLACED > CLOSED'],
  ],
  [
    'another party that has to act',
    order([leaf('PLACED', { waitsFor: { who: 'buyer' } }), ...was.leaves.slice(1)], was.transitions),
    same,
    ['waits for buyer in PLACED'],
  ],
  [
    'another beginning',
    order(was.leaves, was.transitions, 'SHIPPED'),
    same,
    ['begins as SHIPPED', 'never sees PLACED'],
  ],
];

describe('a map that does not hold is told', () => {
  test.each(planted)('%s', (_what, now, shown, words) => {
    expect(lifecycleFaults(was, now, shown)).toEqual(words.map((one) => `order: ${one}`));
  });
});
