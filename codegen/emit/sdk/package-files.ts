import type { SdkDocument } from './document.ts';
import { readme } from './readme.ts';

/** The files beside the sources. `tsc` is the repository's own: npm puts its .bin on the path of `prepack`. */
export function packageFiles(document: SdkDocument, version: string): [path: string, content: string][] {
  return [
    ['package.json', json(manifest(version))],
    ['tsconfig.json', json(tsconfig)],
    ['README.md', readme(document)],
  ];
}

function manifest(version: string) {
  return {
    name: '@paychart/sdk',
    version,
    description: 'The Paychart API: typed calls, narrowed errors, retries, idempotency, signing, paging',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    files: ['dist'],
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
    publishConfig: { access: 'public' },
    scripts: {
      // Not what a former version left in dist.
      prepack: 'node -e "fs.rmSync(\'dist\', { recursive: true, force: true })" && tsc -p tsconfig.json',
    },
  };
}

const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
    declaration: true,
    rootDir: 'src',
    outDir: 'dist',
  },
  include: ['src'],
};

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
