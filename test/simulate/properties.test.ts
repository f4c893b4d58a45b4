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
  test.each(good.map((states) => [states]))('holds of %j', (states) =>
    expect(holds(property, states, true)).toBe(true),
  );
  test.each(breaks.map((states) => [states]))('breaks with %j', (states) =>
    expect(holds(property, states, true)).toBe(false),
  );
});

test.each([
  { says, eventually: ['C'] },
  { says, from: 'A', leadsTo: ['C'] },
])('does not judge the end of a history that goes on: %j', (property) =>
  expect(holds(property, ['A'], false)).toBe(true),
);

test('says which property of which resource is broken, and how', () => {
  const machine = { machine: 'payment', properties: [{ says: 'It is paid once.', once: 'PAID' }] };
  const histories = [
    { id: 'pay_1', states: ['NEW', 'PAID'] },
    { id: 'pay_2', states: ['PAID', 'PAID'] },
  ];
  expect(broken(machine, histories, true)).toEqual(['payment pay_2: It is paid once. It was PAID, PAID.']);
});

describe('the properties of the machines', () => {
  test('are found', () => {
    expect(allProperties.map(({ machine }) => machine)).toEqual(expect.arrayContaining(['claim', 'offramp-payment']));
  });

  test.each(allProperties.map((one) => [one.machine, one] as const))(
    'of %s name states that the machine has',
    (_, one) => {
      const machine = Object.values(lifecycles).find((lifecycle) => lifecycle.machine.id === one.machine)?.machine;
      const known = Object.keys(machine?.states ?? {});
      const named = one.properties.flatMap(
        ({ says: _says, ...property }) => Object.values(property).flat() as string[],
      );
      expect(named.filter((state) => !known.includes(state))).toEqual([]);
    },
  );
});
