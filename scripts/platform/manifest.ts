interface Own {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Types of packages whose types stand in ours. */
const TYPES = ['@types/node', '@types/koa', '@types/pg'];

/** The package.json of the platform: it depends on what its modules import, in the versions of this repository. */
export const manifestOf = (own: Own, packages: readonly string[]): object => ({
  name: '@paychart/platform',
  version: own.version,
  description: 'Makes a service of an OpenAPI document and state machines: generator, runtime, mock and reference',
  license: own.license,
  type: 'module',
  repository: { type: 'git', url: 'git+https://github.com/paychart/paychart.git' },
  engines: { node: '>=20' },
  bin: { paychart: './bin.mjs' },
  scripts: { postinstall: 'node link.mjs && node scripts/node-runtime.mjs' },
  imports: { '#sdk': './generated/sdk/src/index.ts' },
  exports: {
    '.': exported('src/platform/public/index'),
    './migrations': exported('migrations/support/row-security'),
    './testing': exported('src/app/testing/index'),
    './codegen': exported('codegen/plugin'),
    './package.json': './package.json',
    // What the generated wiring imports.
    './src/*.js': { types: './src/*.d.ts', default: './src/*.js' },
  },
  dependencies: Object.fromEntries(
    [...packages, ...TYPES, 'typescript']
      .sort()
      .filter((name, at, all) => all.indexOf(name) === at)
      .map((name) => [name, versionOf(own, name)]),
  ),
});

const exported = (file: string): object => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

function versionOf({ dependencies, devDependencies }: Own, name: string): string {
  const version = dependencies[name] ?? devDependencies[name];
  if (version === undefined) throw new Error(`${name} is imported by the platform, and package.json does not name it`);
  return version;
}
