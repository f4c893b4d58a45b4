import { enableCompileCache } from 'node:module';
import { changedInputs, hashInputs, isCurrent, readManifest } from './output/manifest.ts';
import { stubsLeft } from './output/stubs-left.ts';

/**
 * npm run generate               writes what differs in generated/, stubs for what is new in src/
 * npm run generate -- --check    writes nothing; 1 when generated/ is not what the sources say, naming output and cause
 * npm run generate -- --watch    generates at every change
 */
const main = async (args: readonly string[], root: string): Promise<number> => {
  if (args.includes('--watch')) {
    const { watchSources } = await import('./output/watch.ts');
    return watchSources(root, import.meta.filename);
  }
  const started = performance.now();
  const before = readManifest(root);
  const inputs = hashInputs(root);
  // A check trusts no manifest: it generates, and compares bytes.
  if (!args.includes('--check') && before && isCurrent(root, before, inputs)) {
    printStubsLeft(root, before.handwritten);
    console.log(`generated/ is current (${elapsed(started)})`);
    return 0;
  }
  // The heavy modules (ajv, swagger-parser, hey-api) load in half the time from here on.
  enableCompileCache('node_modules/.cache/codegen');
  const { generate } = await import('./generate.ts');
  const generated = await generate(root);
  if (generated.diagnostics) {
    for (const line of generated.diagnostics) console.error(line);
    console.error(`${generated.diagnostics.length} problem(s); nothing was written`);
    return 1;
  }
  const { outputs, sources } = generated;
  const { manifestOf, writeOutputs } = await import('./output/write.ts');
  const handwritten = sources.map(({ path }) => path);
  const manifest = manifestOf(inputs, outputs, handwritten);
  if (args.includes('--check')) {
    const { findDrift } = await import('./output/check.ts');
    const drift = findDrift(root, outputs, before, manifest);
    for (const line of drift) console.error(line);
    console.log(
      drift.length === 0
        ? `generated/ is current (${elapsed(started)})`
        : `${drift.length} difference(s): npm run generate`,
    );
    return drift.length === 0 ? 0 : 1;
  }
  const { writeStubs } = await import('./output/stubs.ts');
  const { written, removed } = writeOutputs(root, outputs, manifest);
  const { created, missing } = writeStubs(root, sources);
  for (const file of removed) console.log(`removed  ${file}`);
  for (const file of written) console.log(`written  ${file}`);
  for (const file of created) console.log(`created  ${file}`);
  for (const { path, snippet } of missing) console.log(`${path} lacks:\n${snippet}`);
  printStubsLeft(root, handwritten);
  const causes = before ? changedInputs(before, inputs).length : Object.keys(inputs).length;
  console.log(`${written.length} of ${outputs.length} files written, ${causes} input(s) changed (${elapsed(started)})`);
  return 0;
};

const printStubsLeft = (root: string, files: readonly string[]): void => {
  for (const stub of stubsLeft(root, files)) console.log(`stub     ${stub}`);
};

const elapsed = (since: number): string => `${((performance.now() - since) / 1000).toFixed(2)} s`;

process.exitCode = await main(process.argv.slice(2), process.cwd());
