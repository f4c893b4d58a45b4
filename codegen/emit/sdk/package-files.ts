import { readFileSync } from 'node:fs';
import type { SdkDocument } from '../../model/sdk/document.ts';
import { readme } from './readme.ts';

/** The files beside the sources. `tsc` is the repository's own: npm puts its .bin on the path of `prepack`. */
export function packageFiles(document: SdkDocument, version: string): [path: string, content: string][] {
  return [
    ['package.json', json(manifest(version, document))],
    ['tsconfig.json', json(tsconfig)],
    ['tsconfig.cjs.json', json(cjsTsconfig)],
    ['build-package.mjs', readFileSync(new URL('./build-package.mjs', import.meta.url), 'utf8')],
    ['README.md', readme(document)],
  ];
}

/** Code for both module systems. Their types are one copy, of CommonJS. */
function manifest(version: string, { homepage, product }: SdkDocument) {
  const condition = (folder: string) => ({
    types: `./dist/${folder}/index.d.ts`,
    default: `./dist/${folder}/index.js`,
  });
  return {
    name: `${product.packageScope}/sdk`,
    version,
    description: `The ${product.name} API: typed calls, narrowed errors, retries, idempotency, signing, paging`,
    license: 'Apache-2.0',
    ...(homepage === undefined ? {} : sourceAt(homepage)),
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    // The maps lead debuggers and editors to the sources that are written by hand.
    files: ['dist', 'src', '!src/**/*.gen.ts'],
    // For resolution that knows no `exports` (node10).
    main: './dist/cjs/index.js',
    types: './dist/cjs/index.d.ts',
    exports: {
      '.': { import: condition('esm'), require: condition('cjs') },
      './package.json': './package.json',
    },
    publishConfig: { access: 'public' },
    scripts: { prepack: 'node build-package.mjs' },
  };
}

const sourceAt = (homepage: string) => ({
  homepage: `${homepage}#readme`,
  repository: { type: 'git', url: `git+${homepage}.git`, directory: 'generated/sdk' },
});

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
    sourceMap: true,
    rootDir: 'src',
    outDir: 'dist/esm',
  },
  include: ['src'],
};

const cjsTsconfig = {
  extends: './tsconfig.json',
  compilerOptions: {
    module: 'commonjs',
    moduleResolution: 'bundler',
    verbatimModuleSyntax: false,
    declaration: true,
    declarationMap: true,
    outDir: 'dist/cjs',
  },
};

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
