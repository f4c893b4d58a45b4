import { describe, expect, it } from 'vitest';
import { generatedContract } from './contract.ts';
import { resourceFieldFaults } from './resources.ts';
import { shownResources } from './shown.ts';

const contract = generatedContract();
const fields = shownResources.flatMap((shown) =>
  Object.keys(shown.fields).map((name) => [`${shown.resource}.${name}`, shown.section, shown, name] as const),
);

it('the documents have 73 resources with 578 fields', () => {
  expect([shownResources.length, fields.length]).toEqual([73, 578]);
});

describe('a field is as the documents show it: R006, R102, R371, R392, R502', () => {
  it.each(fields)('%s (%s)', (_, __, shown, name) => {
    expect(resourceFieldFaults(contract, shown, name)).toEqual([]);
  });
});
