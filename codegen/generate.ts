import type { Emitter, Output } from './emit/emitter.ts';
import { HeyApi } from './emit/sdk/hey-api.ts';
import { reportCycles } from './load/cycles.ts';
import { findFiles } from './load/found-files.ts';
import { isService } from './load/platform.ts';
import { loadEmitters, reportCollisions } from './load/plugins.ts';
import { formatFindings } from './load/positions.ts';
import { loadRecipes, walkerSources } from './load/recipes.ts';
import { isReadable, loadSpec } from './load/spec.ts';
import type { Place } from './load/spec-node.ts';
import { readModel } from './model/build.ts';
import type { Cache } from './model/cache.ts';
import { ContractFault } from './model/contract-fault.ts';
import { Diagnostics } from './model/diagnostics.ts';
import { checkExtensions } from './model/extensions.ts';
import { readLifecycles } from './model/machines/lifecycles.ts';
import type { Model } from './model/model.ts';
import { OpenapiValidation } from './model/openapi.ts';
import { checkExamples } from './model/schemas/examples.ts';
import { readCache } from './output/cache.ts';
import { withPlatformImports } from './output/platform-imports.ts';
import { type SourceFile, sourceFiles } from './output/source-file.ts';

export type Generated =
  | { readonly diagnostics: readonly string[] }
  | {
      readonly diagnostics?: undefined;
      readonly outputs: readonly Output[];
      readonly sources: readonly SourceFile[];
      /** Keys of what was found to fit, for the manifest. */
      readonly checked: Readonly<Record<string, string>>;
      /** The parsed sources, by the text from which they were parsed, for the next run. */
      readonly parsed: ReadonlyMap<string, unknown>;
    };

/** The emitters, or what loads them when the model is there. */
export type Chosen = readonly Emitter[] | ((heyApi: HeyApi) => Promise<readonly Emitter[]>);

/**
 * The pipeline: sources -> model -> outputs. Writes nothing; all that is wrong with the sources comes back as lines.
 * What the last run left is used again where its key is the same; the bytes are those of a run without a cache.
 */
export const generate = async (root: string, chosen: Chosen, cache: Cache = readCache(root)): Promise<Generated> => {
  const threads = { validation: new OpenapiValidation(), heyApi: new HeyApi() };
  const diagnostics = new Diagnostics();
  try {
    const generated = await generateUnlessWrong(root, chosen, cache, threads, diagnostics);
    return generated ?? { diagnostics: await formatFindings(root, diagnostics.list) };
  } catch (error) {
    if (!(error instanceof ContractFault)) throw error;
    diagnostics.report(await placeOf(root, error.of), 'unsupported', error.message);
    return { diagnostics: await formatFindings(root, diagnostics.list) };
  } finally {
    await Promise.all([threads.validation.end(), threads.heyApi.end()]);
  }
};

/** Where an operation or a schema of this name is written. */
const placeOf = async (root: string, name: string): Promise<Place> => {
  const spec = await loadSpec(root, new Diagnostics());
  const operations = (spec.root.get('paths')?.entries() ?? []).flatMap(([, item]) =>
    Object.keys(item.object).flatMap((method) => item.get(method) ?? []),
  );
  const operation = operations.find((node) => node.string('operationId') === name);
  const schema = spec.root.at('components', 'schemas', name);
  // Types that are named after an operation, such as the result of `getOrder`: GetOrderResult.
  const owner = operations.find((node) => {
    const id = node.string('operationId') ?? '';
    return (
      id !== '' && /^(?:Result|Response|Body|Input|Data|Error)/.test(name.slice(id.length)) && isSameName(name, id)
    );
  });
  return operation ?? schema?.followed() ?? owner ?? spec.root;
};

const isSameName = (type: string, id: string): boolean => type.toLowerCase().startsWith(id.toLowerCase());

/** Loaded where there are versions: most of it is the review's comparison. */
const checkedVersions = async (
  root: string,
  model: Model,
  diagnostics: Diagnostics,
  cache: Cache,
): Promise<Record<string, string>> => {
  if (model.versions.length === 0) return {};
  const { checkVersions } = await import('./versions/gate.ts');
  return checkVersions(root, model, diagnostics, cache);
};

/** Only what is wired to handlers names files of `src/`. */
const importing = (root: string, output: Output): Output =>
  /^generated\/(?:wiring|adapters)\//.test(output.path)
    ? { ...output, text: withPlatformImports(root, output.text) }
    : output;

/** The work beside the main thread. */
interface Threads {
  readonly validation: OpenapiValidation;
  readonly heyApi: HeyApi;
}

/** Undefined where something was reported. */
const generateUnlessWrong = async (
  root: string,
  chosen: Chosen,
  cache: Cache,
  { validation, heyApi }: Threads,
  diagnostics: Diagnostics,
): Promise<Generated | undefined> => {
  if (typeof chosen === 'function') heyApi.start();
  const [spec, lifecycles, recipes] = await Promise.all([
    loadSpec(root, diagnostics, cache),
    readLifecycles(root, diagnostics, cache),
    loadRecipes(root),
  ]);
  reportCycles(spec, diagnostics);
  if (!isReadable(diagnostics)) return undefined;
  const model = readModel(spec, lifecycles, diagnostics, findFiles(root), { recipes, sources: walkerSources(root) });
  if (diagnostics.any) {
    await checkExtensions(spec, diagnostics, cache);
    return undefined;
  }
  validation.begin(model.document);
  const { beginEmitting } = await import('./emit/emitters.ts');
  const plugins = await loadEmitters(root, diagnostics);
  const emitters = [...(typeof chosen === 'function' ? await chosen(heyApi) : chosen), ...plugins];
  const finish = beginEmitting(model, emitters, cache);
  const extensions = await checkExtensions(spec, diagnostics, cache);
  const examples = diagnostics.any ? {} : await checkExamples(spec, model, diagnostics, cache);
  const versions = diagnostics.any ? {} : await checkedVersions(root, model, diagnostics, cache);
  if (diagnostics.any) return undefined;
  const made = await finish();
  if (plugins.length > 0) {
    const paths = made.map(({ path }) => path);
    reportCollisions(root, paths, diagnostics);
  }
  const outputs = isService(root) ? made.map((output) => importing(root, output)) : made;
  await validation.report(spec.root, diagnostics);
  if (diagnostics.any) return undefined;
  return {
    outputs,
    sources: sourceFiles(model),
    checked: { ...extensions, ...examples, ...versions },
    parsed: new Map<string, unknown>([...spec.parsed, ...lifecycles.parsed]),
  };
};
