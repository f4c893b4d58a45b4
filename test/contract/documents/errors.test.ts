import { describe, expect, it } from 'vitest';
import { generatedContract } from './contract.ts';
import { errorFaults } from './errors.ts';
import { shownErrors } from './shown.ts';

const contract = generatedContract();

it('knows the 144 codes of the documents', () => {
  expect(new Set(shownErrors.map(({ code }) => code)).size).toBe(144);
});

describe('a code has the statuses of the documents: R545, R547', () => {
  it.each(shownErrors.map((shown) => [shown.code, shown.section, shown] as const))('%s (%s)', (_, __, shown) => {
    expect(errorFaults(contract, shown)).toEqual([]);
  });
});
