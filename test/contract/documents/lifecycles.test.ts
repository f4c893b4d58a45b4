import { describe, expect, it } from 'vitest';
import { generatedContract } from './contract.ts';
import { lifecycleFaults } from './lifecycles.ts';
import { shownLifecycles } from './shown.ts';

const contract = generatedContract();

it('the documents have 36 lifecycles', () => {
  expect(new Set(shownLifecycles.map(({ subject }) => subject)).size).toBe(36);
});

it('a decision is cited for every step that the documents do not name', () => {
  const steps = shownLifecycles.flatMap(({ added, transitions }) => [
    ...added,
    ...transitions.filter(({ absent, through }) => absent === true || through !== undefined),
  ]);
  expect(steps.filter(({ ruling }) => ruling === undefined)).toEqual([]);
});

describe('a machine has each step of the documents, and no forbidden one: R022, R138, R151, R170, R175, R177, R393, R414', () => {
  it.each(shownLifecycles.map((shown) => [shown.subject, shown.section, shown] as const))('%s (%s)', (_, __, shown) => {
    expect(lifecycleFaults(contract, shown)).toEqual([]);
  });
});
