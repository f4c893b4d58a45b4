import { describe, expect, it } from 'vitest';
import { generatedContract } from './contract.ts';
import { operationFaults } from './operations.ts';
import { shownOperations } from './shown.ts';

const contract = generatedContract();
const { operations, unshown } = shownOperations;

it('the documents show 105 operations and only name 59 others', () => {
  expect([operations.length, unshown.length]).toEqual([105, 59]);
});

describe('an operation that the documents show: R180, R181, R239, R486', () => {
  it.each(operations.map((shown) => [shown.operation, shown.section, shown] as const))('%s (%s)', (_, __, shown) => {
    expect(operationFaults(contract, shown)).toEqual([]);
  });
});

describe('an operation that the documents name without a path: R203, R330, R389', () => {
  it.each(unshown.map((one) => [one.shown, one.section, one] as const))('%s (%s)', (_, __, one) => {
    expect((one.operations ?? []).flatMap((shown) => operationFaults(contract, shown))).toEqual([]);
    expect((one.operations ?? []).length > 0, 'a decision gives it a path, or leaves it out').toBe(one.absent !== true);
  });
});
