import { describe, expect, it } from 'vitest';
import { generatedContract, isSuccess } from './contract.ts';
import { errorFaults } from './errors.ts';
import { shownErrors } from './shown.ts';

const contract = generatedContract();

it('the documents have 144 codes', () => {
  expect(new Set(shownErrors.map(({ code }) => code)).size).toBe(144);
});

it('no status is answered that the documents do not use: R547', () => {
  const methods = Object.values(contract.document.paths).flatMap((one) => Object.values(one));
  const statuses = methods.flatMap(({ responses = {} }) => Object.keys(responses).map(Number));
  const others = statuses.filter((one) => !isSuccess(one) && one < 500);
  // 304 is no error: a reader of the contract has the version that there is.
  expect(others.filter((one) => one < 400)).toEqual([304]);
  const errors = others.filter((one) => one >= 400);
  expect([...new Set(errors)].sort()).toEqual([400, 401, 402, 403, 404, 409, 410, 422, 429]);
});

describe('a code has the statuses of the documents: R545', () => {
  it.each(shownErrors.map((shown) => [shown.code, shown.section, shown] as const))('%s (%s)', (_, __, shown) => {
    expect(errorFaults(contract, shown)).toEqual([]);
  });
});
