import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Emitter, Output } from './emit/emitter.ts';
import type { HeyApi } from './emit/sdk/hey-api.ts';
import type { Generated } from './generate.ts';
import { ROOT_FILE } from './load/root.ts';
import type { Cache } from './model/cache.ts';
import { DigestCache } from './output/digests.ts';
import {
  changedInputs,
  hashInputs,
  hashNames,
  isCurrent,
  type Manifest,
  readManifest,
  sha256,
} from './output/manifest.ts';
import type { SourceFile } from './output/source-file.ts';
import type { StubReport } from './output/stubs.ts';
import { stubsLeft, suspects } from './output/stubs-left.ts';

const USAGE = `Usage: npm run generate -- [--check | --watch | --stubs | --explain <code>]

Writes generated/ from spec/ and machines/, and stubs for new operations and lifecycles into src/.

  --check  writes nothing, and fails if a file differs
  --watch  generates at every change
  --stubs  lists the stubs that are left
  --explain <code>  says where an error code comes from, and which operations answer it`;

/** Runs `npm run generate` (codegen/main.mjs), and returns the exit code. */
export const run = async (args: readonly string[], root: string): Promise<number> => {
  const options = optionsOf(args);
  if (options === undefined) return 2;
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  if (options.explain !== undefined) return explain(root, options.explain);
  if (options.watch) {
    const { watchSources } = await import('./output/watch.ts');
    return watchSources(root, join(import.meta.dirname, 'main.mjs'));
  }
  if (options.check) return check(root);
  const before = readManifest(root);
  const digests = new DigestCache(root);
  const inputs = hashInputs(root, digests.of);
  const isUpToDate = before !== undefined && isCurrent(root, before, inputs, digests.of);
  digests.save();
  const isDone = isUpToDate && suspects(root, before.handwritten, before.handwritten).length === 0;
  const manifest = isDone ? before : await update(root, before, inputs);
  if (manifest === undefined) return 1;
  if (isDone) sayCurrent();
  if (options.stubs) for (const stub of stubsOf(root, manifest)) console.log(`stub     ${stub}`);
  return 0;
};

const explain = async (root: string, code: string): Promise<number> => {
  const { explainCode } = await import('./explain.ts');
  const lines = await explainCode(root, code);
  for (const line of lines ?? [`${code} is no code of the contract`]) console.log(line);
  return lines === undefined ? 1 : 0;
};

/** Undefined where one is not known, which is then said. */
const optionsOf = (args: readonly string[]) => {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { check: flag, stubs: flag, watch: flag, help: flag, explain: { type: 'string' } },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
};

/** Compares what is there with what a run makes that uses no cache: no manifest, no digest. */
const check = async (root: string): Promise<number> => {
  const { noCache } = await import('./model/cache.ts');
  const generated = await generateOrSay(root, noCache);
  if (generated === undefined) return 1;
  const [{ findDrift }, { manifestOf }] = await Promise.all([import('./output/check.ts'), import('./output/write.ts')]);
  const { drift, note } = findDrift(
    root,
    generated.outputs,
    readManifest(root),
    manifestOf(hashInputs(root), generated),
  );
  for (const line of drift) console.error(line);
  if (note !== undefined) console.error(note);
  if (drift.length === 0) sayCurrent();
  else console.log(`${drift.length} difference(s): npm run generate`);
  return drift.length === 0 ? 0 : 1;
};

/** Writes what differs, and says so; answers the manifest of what is there now. */
const update = async (
  root: string,
  before: Manifest | undefined,
  inputs: Manifest['inputs'],
): Promise<Manifest | undefined> => {
  const [{ readCache, writeParsed }, { manifestOf, writeOutputs }] = await Promise.all([
    import('./output/cache.ts'),
    import('./output/write.ts'),
  ]);
  const cache = readCache(root, before, inputs);
  const first = await generateOrSay(root, cache);
  if (first === undefined) return undefined;
  const paths = suspects(root, before?.handwritten, manifestOf(inputs, first).handwritten);
  const { created, gaps } = await fillIn(root, first.sources, paths);
  // What is wired follows from the files that are there: stubs are among them now.
  const generated = created.length === 0 ? first : await generateOrSay(root, cache);
  for (const file of created) console.log(`created  ${file}`);
  if (generated === undefined) return undefined;
  const { outputs } = generated;
  const manifest = manifestOf(inputs, generated);
  const { written, removed } = writeOutputs(root, outputs, {
    ...manifest,
    inputs: { ...inputs, ...hashNames(root), ...sourcesAmong(outputs) },
  });
  writeParsed(root, generated.parsed);
  for (const file of removed) console.log(`removed  ${file}`);
  for (const file of written) console.log(`written  ${file}`);
  for (const { path, line, message, snippet } of gaps) {
    console.log(`${path}:${line}  ${message}${snippet === undefined ? '' : `\n${snippet}`}`);
  }
  if (removed.length + written.length + created.length + gaps.length === 0) {
    sayCurrent();
    return manifest;
  }
  const causes = before === undefined ? '' : `, ${changedInputs(before, inputs).length} input(s) changed`;
  console.log(`${written.length} of ${outputs.length} files written${causes}`);
  console.log(`done in ${elapsed()}`);
  console.log(`${stubsOf(root, manifest).length} stubs left: npm run generate -- --stubs lists them`);
  return manifest;
};

/** Outputs that the next run reads: they are as they were written. */
const sourcesAmong = (outputs: readonly Output[]): Record<string, string> =>
  Object.fromEntries(
    outputs.flatMap(({ path, text }) => (path.startsWith('spec/') && path !== ROOT_FILE ? [[path, sha256(text)]] : [])),
  );

type Good = Extract<Generated, { readonly outputs: unknown }>;

/** Undefined where something is wrong, which is then said. */
const generateOrSay = async (root: string, cache: Cache): Promise<Good | undefined> => {
  const { generate } = await import('./generate.ts');
  const generated = await generate(root, loadEmitters, cache);
  if (!generated.diagnostics) return generated;
  for (const line of generated.diagnostics) console.error(line);
  console.error(`${generated.diagnostics.length} problem(s); nothing was written`);
  return undefined;
};

const loadEmitters = async (heyApi: HeyApi): Promise<readonly Emitter[]> => {
  const [{ sdkEmitter }, { emitPython }, { emitSdkNames }, { serverEmitters }] = await Promise.all([
    import('./emit/sdk-package.ts'),
    import('./emit/python/python.ts'),
    import('./emit/sdk/sdk-names.ts'),
    import('./emit/emitters.ts'),
  ]);
  return [sdkEmitter(heyApi), emitPython, emitSdkNames, ...serverEmitters];
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

const stubsOf = (root: string, { handwritten }: Manifest): string[] => stubsLeft(root, Object.keys(handwritten));

const sayCurrent = (): void => console.log(`generated/ is current (${elapsed()})`);

/** Since the process began. */
const elapsed = (): string => `${(performance.now() / 1000).toFixed(2)} s`;
