/** A package that is published, all of them with the version of the service. */
export interface Released {
  readonly name: string;
  /** From the project's root. */
  readonly folder: string;
  /** The paths of its files: any other is a mistake. */
  readonly contents: readonly RegExp[];
  /** Paths without which it does not work. */
  readonly needs: readonly string[];
  /** Its archive holds packages of others. */
  readonly bundles: boolean;
}

export const PACKAGES: readonly Released[] = [
  {
    name: '@paychart/sdk',
    folder: 'generated/sdk',
    contents: [
      /^(?:LICENSE|README\.md|package\.json|dist\/cjs\/package\.json)$/,
      /^src\/[\w-]+\.ts$/,
      /^dist\/(?:esm\/index\.d\.ts|cjs\/(?:types\/)?[\w.-]+\.d\.ts|cjs\/[\w-]+\.d\.ts\.map)$/,
      /^dist\/(?:esm|cjs)\/(?:(?:types\/)?[\w.-]+\.js|[\w-]+\.js\.map)$/,
    ],
    needs: [
      'LICENSE',
      'README.md',
      'dist/esm/index.js',
      'dist/esm/index.d.ts',
      'dist/cjs/index.js',
      'dist/cjs/index.d.ts',
      'src/index.ts',
    ],
    bundles: false,
  },
  {
    name: '@paychart/model',
    folder: 'generated/model',
    contents: [
      /^(?:LICENSE|README\.md|package\.json|lifecycles\.json|index\.(?:cjs|mjs|d\.ts|d\.cts))$/,
      /^walker\/(?:[\w-]+\/)*[\w.-]+\.(?:js|json|yaml)$/,
    ],
    needs: ['LICENSE', 'index.mjs', 'index.cjs', 'index.d.ts', 'lifecycles.json', 'walker/main.js'],
    bundles: false,
  },
  {
    name: '@paychart/mock',
    folder: 'mock',
    contents: [
      /^(?:LICENSE|README\.md|package\.json)$/,
      /^dist\/(?:packaged|files)\/(?:[\w.@-]+\/)*[\w.@-]+$/,
      /^dist\/[\w.-]+\.(?:js|d\.ts)$/,
    ],
    needs: ['LICENSE', 'README.md', 'dist/bin.js', 'dist/index.js', 'dist/index.d.ts', 'dist/vitest.js'],
    bundles: true,
  },
];

/** Built from the sources when it is released: its version is the one of package.json. */
export const PLATFORM: Released = {
  name: '@paychart/platform',
  folder: 'dist/platform',
  contents: [
    /^(?:LICENSE|README\.md|package\.json|bin\.mjs|link\.mjs)$/,
    /^codegen\/(?:[\w-]+\/)*[\w.-]+\.(?:ts|js|mjs|yaml|json|py)$/,
    /^walker\/(?:[\w-]+\/)*[\w.-]+\.(?:ts|js|yaml)$/,
    /^mock\/(?:shared|stateless)\/[\w.-]+\.(?:js|d\.ts)$/,
    /^src\/(?:app|cli|console|drawing|embedded|mcp|pages|platform|reference)\/(?:[\w-]+\/)*[\w.-]+\.(?:js|d\.ts)$/,
    /^src\/(?:console|pages|reference)\/assets\/(?:[\w-]+\/)*[\w.-]+$/,
    /^migrations\/(?:platform|support)\/[\w.-]+\.(?:js|d\.ts)$/,
    /^machines\/meta\.d\.ts$/,
    /^scripts\/(?:[\w-]+\/)*[\w.-]+\.(?:js|mjs)$/,
    /^scripts\/new\/service\/(?:[\w-]+\/)*[\w.-]+$/,
    /^spec\/[\w.]+\.schema\.json$/,
  ],
  needs: [
    'LICENSE',
    'README.md',
    'bin.mjs',
    'link.mjs',
    'codegen/main.mjs',
    'codegen/run.js',
    'codegen/emit/sdk/runtime/send.ts',
    'scripts/platform/command.js',
    'scripts/new/service/package.json',
    'src/app/main.js',
    'src/app/testing/index.d.ts',
    'src/platform/public/index.js',
    'src/platform/public/index.d.ts',
    'migrations/support/row-security.js',
  ],
  bundles: false,
};
