import type { Emitter, Output } from './emit/emitter.ts';
import { findFiles } from './load/found-files.ts';
import { formatFindings } from './load/positions.ts';
import { loadSpec } from './load/spec.ts';
import { readModel } from './model/build.ts';
import { Diagnostics } from './model/diagnostics.ts';
import { checkExamples } from './model/examples.ts';
import { checkExtensions } from './model/extensions.ts';
import type { Kept } from './model/kept.ts';
import { readLifecycles } from './model/lifecycles.ts';
import { OpenapiValidation } from './model/openapi.ts';
import { readKept } from './output/kept.ts';
import { type SourceFile, sourceFiles } from './output/source-file.ts';

export type Generated =
  | { readonly diagnostics: readonly string[] }
  | {
      readonly diagnostics?: undefined;
      readonly outputs: readonly Output[];
      readonly sources: readonly SourceFile[];
      /** Keys of what was found to fit, for the manifest. */
      readonly checked: Readonly<Record<string, string>>;
      /** What was read, by the text that it was read from, for the next run. */
      readonly parsed: ReadonlyMap<string, unknown>;
      /** When the server's half was done, in ms since the process began. */
      readonly serverDone: number;
    };

/** The emitters, or what loads them: ts-morph takes a fifth of a second, in which swagger-parser has the document already. */
export type Chosen = readonly Emitter[] | (() => Promise<readonly Emitter[]>);

/**
 * The pipeline: sources -> model -> outputs. Writes nothing; all that is wrong with the sources comes back as lines.
 * What the last run left is used again where its key is the same; the bytes are those of a run that keeps nothing.
 */
export const generate = async (root: string, chosen: Chosen, kept: Kept = readKept(root)): Promise<Generated> => {
  const validation = new OpenapiValidation();
  const diagnostics = new Diagnostics();
  try {
    const generated = await generateUnlessWrong(root, chosen, kept, validation, diagnostics);
    return generated ?? { diagnostics: await formatFindings(root, diagnostics.list) };
  } finally {
    await validation.end();
  }
};

/** Undefined where something was reported. */
const generateUnlessWrong = async (
  root: string,
  chosen: Chosen,
  kept: Kept,
  validation: OpenapiValidation,
  diagnostics: Diagnostics,
): Promise<Generated | undefined> => {
  const [spec, lifecycles] = await Promise.all([
    loadSpec(root, diagnostics, kept),
    readLifecycles(root, diagnostics, kept),
  ]);
  // Half a specification would be reported a second time at every place that refers to the other half.
  if (diagnostics.list.some(({ rule }) => rule === 'yaml')) return undefined;
  const model = readModel(spec, lifecycles, diagnostics, findFiles(root));
  if (!diagnostics.any) validation.begin(model.document);
  const extensions = await checkExtensions(spec, diagnostics, kept);
  const examples = diagnostics.any ? {} : await checkExamples(spec, model, diagnostics, kept);
  if (diagnostics.any) return undefined;
  const { emitAll } = await import('./emit/emitters.ts');
  const { outputs, serverDone } = await emitAll(model, typeof chosen === 'function' ? await chosen() : chosen, kept);
  await validation.report(spec.root, diagnostics);
  if (diagnostics.any) return undefined;
  return {
    outputs,
    sources: sourceFiles(model),
    checked: { ...extensions, ...examples },
    parsed: new Map<string, unknown>([...spec.parsed, ...lifecycles.parsed]),
    serverDone,
  };
};
