import { join } from 'node:path';
import type { Emitter } from './emit/emitter.ts';
import { RememberedDigests } from './output/digests.ts';
import { changedInputs, hashInputs, hashNames, isCurrent, type Manifest, readManifest } from './output/manifest.ts';
import type { SourceFile } from './output/source-file.ts';
import type { StubReport } from './output/stubs.ts';
import { stubsLeft, suspects } from './output/stubs-left.ts';

/** What `npm run generate` does (codegen/main.mjs); answers the exit code. */
export const run = async (args: readonly string[], root: string): Promise<number> => {
  if (args.includes('--watch')) {
    const { watchSources } = await import('./output/watch.ts');
    return watchSources(root, join(import.meta.dirname, 'main.mjs'));
  }
  const before = readManifest(root);
  // A check trusts no manifest and nothing remembered: it reads, generates, and compares bytes.
  const isCheck = args.includes('--check');
  const digests = isCheck ? undefined : new RememberedDigests(root);
  const inputs = hashInputs(root, digests?.of);
  const isUpToDate = digests !== undefined && before !== undefined && isCurrent(root, before, inputs, digests.of);
  digests?.save();
  if (isUpToDate) {
    if (suspects(root, before.handwritten, before.handwritten).length === 0) {
      printStubs(root, before.handwritten, args);
      console.log(`generated/ is current (${elapsed()})${stubsNote(root, before.handwritten)}`);
      return 0;
    }
  }
  const [{ generate }, { nothingKept }, { readKept, keepParsed }] = await Promise.all([
    import('./generate.ts'),
    import('./model/kept.ts'),
    import('./output/kept.ts'),
  ]);
  const generated = await generate(root, loadEmitters, isCheck ? nothingKept : readKept(root, before, inputs));
  if (generated.diagnostics) {
    for (const line of generated.diagnostics) console.error(line);
    console.error(`${generated.diagnostics.length} problem(s); nothing was written`);
    return 1;
  }
  const { outputs, sources, checked, parsed, serverDone } = generated;
  const { manifestOf, writeOutputs } = await import('./output/write.ts');
  const { namesOf } = await import('./output/source-file.ts');
  const manifest = manifestOf(inputs, outputs, namesOf(sources), checked);
  if (isCheck) {
    const { findDrift } = await import('./output/check.ts');
    const drift = findDrift(root, outputs, before, manifest);
    for (const line of drift) console.error(line);
    console.log(
      drift.length === 0 ? `generated/ is current (${elapsed()})` : `${drift.length} difference(s): npm run generate`,
    );
    return drift.length === 0 ? 0 : 1;
  }
  const { created, gaps } = await fillIn(root, sources, suspects(root, before?.handwritten, manifest.handwritten));
  const { written, removed } = writeOutputs(root, outputs, { ...manifest, inputs: { ...inputs, ...hashNames(root) } });
  keepParsed(root, parsed);
  for (const file of removed) console.log(`removed  ${file}`);
  for (const file of written) console.log(`written  ${file}`);
  for (const file of created) console.log(`created  ${file}`);
  for (const { path, line, message, snippet } of gaps) {
    console.log(`${path}:${line}  ${message}${snippet === undefined ? '' : `\n${snippet}`}`);
  }
  printStubs(root, manifest.handwritten, args);
  const causes = changedInputs(before, inputs).length;
  console.log(`${written.length} of ${outputs.length} files written, ${causes} input(s) changed`);
  console.log(
    `server half after ${seconds(serverDone)}, with the SDK and all files ${elapsed()}${stubsNote(root, manifest.handwritten)}`,
  );
  return 0;
};

/** The SDK is first: hey-api works in a thread of its own while the others have the main one. */
const loadEmitters = async (): Promise<readonly Emitter[]> => {
  const [{ emitSdkPackage }, { serverEmitters }] = await Promise.all([
    import('./emit/sdk-package.ts'),
    import('./emit/emitters.ts'),
  ]);
  return [emitSdkPackage, ...serverEmitters];
};

/** Writes the stubs of files that are missing, and says what others lack; most runs find nothing to look at. */
const fillIn = async (root: string, sources: readonly SourceFile[], paths: readonly string[]): Promise<StubReport> => {
  if (paths.length === 0) return { created: [], gaps: [] };
  const { writeStubs } = await import('./output/stubs.ts');
  return writeStubs(
    root,
    sources.filter(({ path }) => paths.includes(path)),
  );
};

/** `--stubs` lists what answers 501 until somebody writes it. */
const printStubs = (root: string, handwritten: Manifest['handwritten'], args: readonly string[]): void => {
  if (!args.includes('--stubs')) return;
  for (const stub of stubsLeft(root, Object.keys(handwritten))) console.log(`stub     ${stub}`);
};

const stubsNote = (root: string, handwritten: Manifest['handwritten']): string => {
  const { length } = stubsLeft(root, Object.keys(handwritten));
  return length === 0 ? '' : `; ${length} stubs left, listed by --stubs`;
};

/** Since the process began. */
const elapsed = (): string => seconds(performance.now());
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
