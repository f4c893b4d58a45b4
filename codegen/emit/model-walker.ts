import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../load/files.ts';
import { namedAfter, type Product } from '../load/product/product.ts';
import { OF_A_CONTRACT } from '../load/recipes.ts';
import type { Walks } from '../model/model.ts';
import type { Target } from './emitter.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The walker as JavaScript: the package runs on every Node.js, and the repository runs the same sources. The generator
 * brings what fits any contract, and the service its recipes and scenarios (`walker/` in its own root).
 */
export const walkerFiles = (folder: string, product: Product, own: Walks['sources']): readonly Target[] => [
  ...listFiles(ROOT, 'walker', '.ts')
    .filter((path) => !OF_A_CONTRACT.test(path))
    .map((path) => compiledTarget(folder, path, namedAfter(product, readFileSync(join(ROOT, path), 'utf8')))),
  ...(own.some(({ path }) => path === INDEX) ? [] : [compiledTarget(folder, INDEX, NO_RECIPES)]),
  ...own.map(({ path, text }) =>
    path.endsWith('.ts')
      ? compiledTarget(folder, path, text)
      : { path: `${folder}/${path}`, madeFrom: text, text: () => text },
  ),
];

const INDEX = 'walker/recipes/index.ts';
const NO_RECIPES = 'export const recipes = [];\nexport const needs = {};\n';

const compiledTarget = (folder: string, path: string, source: string): Target => ({
  path: `${folder}/${path.replace(/\.ts$/, '.js')}`,
  madeFrom: source,
  text: () => compiled(source),
});

/** Without its types. The compiler takes long to load, so that it is loaded only where a file has changed. */
const compiled = async (source: string): Promise<string> => {
  const { default: ts } = await import('typescript');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  });
  return outputText;
};
