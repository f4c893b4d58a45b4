import { describe, expect, test } from 'vitest';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import type { Property } from '../../machines/properties.ts';
import { allProperties, broken, holds } from '../../scripts/chaos/temporal.ts';

const says = 'It is so.';

interface Case {
  readonly name: string;
  readonly property: Property;
  readonly holds: readonly (readonly string[])[];
  readonly breaks: readonly (readonly string[])[];
}

const cases: readonly Case[] = [
  {
    name: 'eventually',
    property: { says, eventually: ['C', 'D'] },
    holds: [['A', 'C'], ['D']],
    breaks: [['A'], ['C', 'A'], []],
  },
  {
    name: 'neverBoth',
    property: { says, neverBoth: ['A', 'B'] },
    holds: [['A', 'C', 'A'], ['B'], []],
    breaks: [
      ['A', 'B'],
      ['B', 'C', 'A'],
    ],
  },
  {
    name: 'never … until',
    property: { says, never: 'B', until: 'A' },
    holds: [['A', 'B'], ['C'], ['A', 'C', 'B', 'B']],
    breaks: [['B'], ['B', 'A'], ['C', 'B', 'A', 'B']],
  },
  {
    name: 'leads to',
    property: { says, from: 'A', leadsTo: ['B', 'C'] },
    holds: [['A', 'B'], ['A', 'D', 'C'], ['D'], ['A', 'B', 'A', 'C']],
    breaks: [['A'], ['A', 'B', 'A'], ['B', 'A']],
  },
  {
    name: 'once',
    property: { says, once: 'A' },
    holds: [['A', 'B'], ['B'], []],
    breaks: [
      ['A', 'A'],
      ['A', 'B', 'A'],
    ],
  },
];

describe.each(cases)('$name', ({ property, holds: good, breaks }) => {
  test.each(good.map((states) => [states]))('holds for %j', (states) =>
    expect(holds(property, { states, events: [] }, true)).toBe(true),
  );
  test.each(breaks.map((states) => [states]))('breaks for %j', (states) =>
    expect(holds(property, { states, events: [] }, true)).toBe(false),
  );
});

test.each([
  { says, eventually: ['C'] },
  { says, from: 'A', leadsTo: ['C'] },
])('an unfinished history is not judged for its end: %j', (property) =>
  expect(holds(property, { states: ['A'], events: ['CREATE'] }, false)).toBe(true),
);

describe('event … notFrom', () => {
  const property: Property = { says, event: 'CANCEL', notFrom: ['B', 'C'] };
  const isKept = (states: string[], events: string[]): boolean => holds(property, { states, events }, true);

  test('holds if the event comes in another state, or another event in these', () => {
    expect(isKept(['A', 'D'], ['CREATE', 'CANCEL'])).toBe(true);
    expect(isKept(['A', 'B', 'D'], ['CREATE', 'GO', 'END'])).toBe(true);
    expect(isKept(['A', 'B', 'A', 'D'], ['CREATE', 'GO', 'BACK', 'CANCEL'])).toBe(true);
    expect(isKept(['B'], ['CANCEL'])).toBe(true);
  });

  test('breaks if the event leads out of one of these, the first time or later', () => {
    expect(isKept(['A', 'B', 'D'], ['CREATE', 'GO', 'CANCEL'])).toBe(false);
    expect(isKept(['A', 'C', 'D'], ['CREATE', 'GO', 'CANCEL'])).toBe(false);
    expect(isKept(['A', 'D', 'B', 'D'], ['CREATE', 'CANCEL', 'GO', 'CANCEL'])).toBe(false);
  });
});

test('names the broken property of the resource, and how it broke', () => {
  const machine = { machine: 'payment', properties: [{ says: 'It is paid once.', once: 'PAID' }] };
  const histories = [
    { id: 'pay_1', states: ['NEW', 'PAID'], events: ['CREATE', 'PAY'] },
    { id: 'pay_2', states: ['PAID', 'PAID'], events: ['CREATE', 'PAY'] },
  ];
  expect(broken(machine, histories, true)).toEqual(['payment pay_2: It is paid once. It was PAID, PAID.']);
});

describe('the properties of the machines', () => {
  test('are found', () => {
    expect(allProperties.map(({ machine }) => machine)).toEqual(expect.arrayContaining(['claim', 'offramp-payment']));
  });

  test.each(allProperties.map((one) => [one.machine, one] as const))(
    'of %s name states and events that the machine has',
    (_, one) => {
      const machine = Object.values(lifecycles).find((lifecycle) => lifecycle.machine.id === one.machine)?.machine;
      const known = [...Object.keys(machine?.states ?? {}), ...(machine?.events ?? [])];
      const named = one.properties.flatMap(
        ({ says: _says, ...property }) => Object.values(property).flat() as string[],
      );
      expect(named.filter((state) => !known.includes(state))).toEqual([]);
    },
  );
});
