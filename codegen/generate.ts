import type { Emitter, Output } from './emit/emitter.ts';
import { emitAll } from './emit/emitters.ts';
import { findFiles } from './load/found-files.ts';
import { formatFindings } from './load/positions.ts';
import { loadSpec } from './load/spec.ts';
import { readModel } from './model/build.ts';
import { Diagnostics } from './model/diagnostics.ts';
import { checkExamples } from './model/examples.ts';
import { checkExtensions } from './model/extensions.ts';
import type { Kept } from './model/kept.ts';
import { readLifecycles } from './model/lifecycles.ts';
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

/**
 * The pipeline: sources -> model -> outputs. Writes nothing; all that is wrong with the sources comes back as lines.
 * What the last run left is used again where its key is the same; the bytes are those of a run that keeps nothing.
 */
export const generate = async (
  root: string,
  chosen: readonly Emitter[],
  kept: Kept = readKept(root),
): Promise<Generated> => {
  const diagnostics = new Diagnostics();
  const [spec, lifecycles] = await Promise.all([
    loadSpec(root, diagnostics, kept),
    readLifecycles(root, diagnostics, kept),
  ]);
  // Half a specification would be reported a second time at every place that refers to the other half.
  if (diagnostics.list.some(({ rule }) => rule === 'yaml')) {
    return { diagnostics: await formatFindings(root, diagnostics.list) };
  }
  const model = readModel(spec, lifecycles, diagnostics, findFiles(root));
  const extensions = await checkExtensions(spec, diagnostics, kept);
  const examples = diagnostics.any ? {} : await checkExamples(spec, model, diagnostics, kept);
  if (diagnostics.any) return { diagnostics: await formatFindings(root, diagnostics.list) };
  const { outputs, serverDone } = await emitAll(model, chosen, kept);
  return {
    outputs,
    sources: sourceFiles(model),
    checked: { ...extensions, ...examples },
    parsed: new Map<string, unknown>([...spec.parsed, ...lifecycles.parsed]),
    serverDone,
  };
};
