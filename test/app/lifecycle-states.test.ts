import { expect, test } from 'vitest';
import { type Lifecycle, meant, restsOf } from '../../src/app/testing/lifecycle-states.ts';

const state = (name: string, kind: 'passing' | 'resting' = 'resting', shown = name.split('.').at(-1) ?? name) => ({
  name,
  status: name.split('.')[0] ?? name,
  public: shown,
  kind,
});

/** A hire that is out on time or overdue, and is looked at when it comes back. */
const hire: Lifecycle = {
  initial: 'BOOKED',
  states: [
    state('BOOKED'),
    state('OUT.ON_TIME'),
    state('OUT.OVERDUE', 'resting', 'LATE'),
    state('LOOK', 'passing'),
    state('LOOK_AGAIN', 'passing'),
    state('FINE'),
    state('DAMAGED'),
  ],
  transitions: [
    { from: 'LOOK', event: 'ACCEPT', to: 'FINE' },
    { from: 'LOOK', event: 'DOUBT', to: 'LOOK_AGAIN' },
    { from: 'LOOK_AGAIN', event: 'REJECT', to: 'DAMAGED' },
    { from: 'LOOK_AGAIN', event: 'REPEAT', to: 'LOOK' },
  ],
  refused: [],
};

test('a resource rests where it is, or behind the passing states that it comes through', () => {
  expect(restsOf(hire, 'OUT.ON_TIME')).toEqual(['OUT.ON_TIME']);
  expect(restsOf(hire, 'LOOK')).toEqual(['FINE', 'DAMAGED']);
});

test.each([
  ['its name', 'OUT.OVERDUE', 'OUT.OVERDUE'],
  ['the name that is shown', 'ON_TIME', 'OUT.ON_TIME'],
  ['the name that meta.public gives it', 'LATE', 'OUT.OVERDUE'],
  ['the status that is stored', 'OUT', 'OUT.ON_TIME'],
  ['no other state', 'FINE', undefined],
])('a status means a state by %s', (_how, status, name) => {
  expect(meant(hire, ['OUT.ON_TIME', 'OUT.OVERDUE'], status)).toBe(name);
});
