import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Recipe } from '../../walker/recipe.ts';
import { listFiles } from './files.ts';

/** How the service's own lifecycles are walked: what the walker has for them. */
export const RECIPES_FILE = 'walker/recipes/index.ts';

/** None where the service has no recipes. */
export const loadRecipes = async (root: string): Promise<readonly Recipe[]> => {
  if (!existsSync(join(root, RECIPES_FILE))) return [];
  const { recipes } = (await import(pathToFileURL(join(root, RECIPES_FILE)).href)) as {
    readonly recipes?: readonly Recipe[];
  };
  return recipes ?? [];
};

/** The parts of the walker that know a contract: recipes, and the scenarios that are played with their words. */
export const OF_A_CONTRACT = /^walker\/(?:recipes|scenarios?)\//;

/** The names of the service's own files of the walker. */
export const walkerNames = (root: string): string[] =>
  [...listFiles(root, 'walker', '.ts'), ...listFiles(root, 'walker', '.yaml')].filter((path) =>
    OF_A_CONTRACT.test(path),
  );

export const walkerSources = (root: string): { readonly path: string; readonly text: string }[] =>
  walkerNames(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
