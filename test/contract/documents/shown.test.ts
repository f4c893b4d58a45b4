import { expect, it } from 'vitest';
import * as shown from './shown.ts';

const CITATION = /^D-\d{3}(, D-\d{3})*$/;

/** Every object in the data files that a decision rules. */
function rulingsIn(data: unknown): { readonly ruling: unknown }[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'ruling' in data ? [{ ruling: data.ruling }] : [];
  return [...own, ...Object.values(data).flatMap(rulingsIn)];
}

it('cites decisions by their numbers, wherever it deviates from the documents', () => {
  const { shownOperations, shownErrors, shownEnums, shownResources, shownLifecycles } = shown;
  const rulings = rulingsIn([shownOperations, shownErrors, shownEnums, shownResources, shownLifecycles]);
  expect(rulings.length).toBeGreaterThan(300);
  expect(rulings.filter(({ ruling }) => typeof ruling !== 'string' || !CITATION.test(ruling))).toEqual([]);
});

it('nothing is excluded without a decision', () => {
  const absent = (data: unknown): unknown[] =>
    typeof data !== 'object' || data === null
      ? []
      : [...('absent' in data && !('ruling' in data) ? [data] : []), ...Object.values(data).flatMap(absent)];
  expect(absent([shown.shownOperations, shown.shownErrors, shown.shownEnums, shown.shownResources])).toEqual([]);
});
