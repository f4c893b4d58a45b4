import type { Recipe, Signing, Step } from '../../walker/recipe.ts';
import { isSigning } from '../../walker/signing.ts';
import { RECIPES_FILE } from '../load/recipes.ts';
import type { Diagnostics } from './diagnostics.ts';
import { EXPLAIN } from './sdk/document.ts';

/** A recipe calls operations, and its walk asks each resource for its explanation: all of them have to be there. */
export const checkRecipes = (
  recipes: readonly Recipe[],
  operations: readonly { readonly id: string }[],
  diagnostics: Diagnostics,
): void => {
  const known = new Set(operations.map(({ id }) => id));
  const report = (text: string, message: string): void =>
    diagnostics.report({ file: RECIPES_FILE, text }, 'recipe', message);
  for (const recipe of recipes) {
    for (const call of new Set(callsOf(recipe))) {
      if (!known.has(call))
        report(recipe.lifecycle, `the recipe of ${recipe.lifecycle} calls ${call}, which is no operation`);
    }
  }
  if (recipes.some(({ hidden }) => !hidden) && !known.has(EXPLAIN)) {
    report('recipes', `walks look at a resource by ${EXPLAIN}: write platform: [explanations] in product.yaml`);
  }
};

const callsOf = ({ starts, acts, asks = {} }: Recipe): string[] => [
  ...[...starts, ...acts].flatMap(({ steps }) => steps.flatMap(callOf)),
  ...Object.keys(asks).map((name) => name.split(' ')[0] ?? name),
];

const callOf = (step: Step | Signing): string[] => (isSigning(step) ? [] : [step.call]);
