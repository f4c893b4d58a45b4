import { describe, expect, it } from 'vitest';
import { generatedContract } from './contract.ts';
import { enumFaults } from './enums.ts';
import { shownEnums } from './shown.ts';

const contract = generatedContract();

it('the documents have 96 enumerations', () => {
  expect(new Set(shownEnums.map((one) => one.enum)).size).toBe(96);
});

it('a decision is cited wherever values differ from the documents', () => {
  const uncited = shownEnums.filter(({ holds, ruling }) => holds !== undefined && ruling === undefined);
  expect(uncited).toEqual([]);
});

describe('an enumeration has the values of the documents: R174, R311', () => {
  it.each(shownEnums.map((shown) => [shown.enum, shown.section, shown] as const))('%s (%s)', (_, __, shown) => {
    expect(enumFaults(contract, shown)).toEqual([]);
  });
});
