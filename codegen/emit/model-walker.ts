import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../load/files.ts';
import type { Target } from './emitter.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The walker of `walker/` as JavaScript: the package runs on every Node.js, and the repository runs the same sources. */
export const walkerFiles = (folder: string): readonly Target[] => [
  ...listFiles(ROOT, 'walker', '.ts').map((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    return { path: `${folder}/${path.replace(/\.ts$/, '.js')}`, madeFrom: source, text: () => compiled(source) };
  }),
  ...listFiles(ROOT, 'walker', '.yaml').map((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    return { path: `${folder}/${path}`, madeFrom: source, text: () => source };
  }),
];

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
