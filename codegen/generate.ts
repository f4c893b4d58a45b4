import type { Emitter, Output } from './emit/emitter.ts';
import { emitAll, emitters } from './emit/emitters.ts';
import { loadMachines } from './load/machines.ts';
import { formatDiagnostics } from './load/positions.ts';
import { loadSpec } from './load/spec.ts';
import { buildModel } from './model/build.ts';
import { Diagnostics } from './model/diagnostics.ts';
import { type SourceFile, sourceFiles } from './output/stubs.ts';

export type Generated =
  | { readonly diagnostics: readonly string[] }
  | { readonly diagnostics?: undefined; readonly outputs: readonly Output[]; readonly sources: readonly SourceFile[] };

/** The pipeline: sources -> model -> outputs. Writes nothing; all that is wrong with the sources comes back as lines. */
export const generate = async (root: string, chosen: readonly Emitter[] = emitters): Promise<Generated> => {
  for (const emit of chosen) emit.prepare?.();
  const diagnostics = new Diagnostics();
  const [spec, machines] = await Promise.all([loadSpec(root, diagnostics), loadMachines(root, diagnostics)]);
  // Half a specification would be reported a second time at every place that refers to the other half.
  if (diagnostics.list.some(({ rule }) => rule === 'yaml')) {
    return { diagnostics: await formatDiagnostics(root, diagnostics.list) };
  }
  const model = buildModel(spec, machines, diagnostics);
  if (diagnostics.any) return { diagnostics: await formatDiagnostics(root, diagnostics.list) };
  return { outputs: await emitAll(model, chosen), sources: sourceFiles(model) };
};
