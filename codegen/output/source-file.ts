import { PLATFORM } from '../load/fragments.ts';
import type { Lifecycle, Model, Operation } from '../model/model.ts';
import { handlerFile, lifecycleFile } from '../model/source-files.ts';

/** A file of `src/` that the wiring imports, and what it has to export. */
export interface SourceFile {
  readonly path: string;
  /** `confirmOfframpPayment`, `effects`, `facts`. */
  readonly exportName: string;
  readonly type: 'Handler' | 'EffectsOf' | 'FactsOf' | 'EventPresenter';
  /** The type's argument: an operation's id, a machine's id, a family of events. */
  readonly of: string;
  readonly summary: string | undefined;
  /** The properties of an exported object: a machine's effects, its passing states. */
  readonly members: readonly string[] | undefined;
}

/** All files that the wiring imports from `src/`, sorted by path. */
export const sourceFiles = ({ operations, lifecycles, wired }: Model): SourceFile[] =>
  [
    // The platform has the handlers of its own operations.
    ...operations.filter(({ domain }) => domain !== PLATFORM).map(handler),
    ...lifecycles.flatMap((lifecycle) => [effects(lifecycle), ...facts(lifecycle)]),
    ...[...wired.presenters].map(presenter),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));

/** The part that the manifest keeps: the names that each file has to contain. */
export const namesOf = (files: readonly SourceFile[]): Record<string, readonly string[]> =>
  Object.fromEntries(files.map(({ path, exportName, members }) => [path, members ?? [exportName]]));

const handler = (operation: Operation): SourceFile => ({
  path: handlerFile(operation),
  exportName: operation.id,
  type: 'Handler',
  of: operation.id,
  summary: operation.summary,
  members: undefined,
});

const effects = (lifecycle: Lifecycle): SourceFile => ({
  path: lifecycleFile(lifecycle, 'effects'),
  exportName: 'effects',
  type: 'EffectsOf',
  of: lifecycle.id,
  summary: undefined,
  members: lifecycle.effects,
});

const presenter = ([family, path]: readonly [string, string]): SourceFile => ({
  path,
  exportName: 'presentEvent',
  type: 'EventPresenter',
  of: family,
  summary: undefined,
  members: undefined,
});

const facts = (lifecycle: Lifecycle): SourceFile[] => {
  const passing = lifecycle.leaves.filter((leaf) => leaf.passing).map(({ name }) => name);
  if (passing.length === 0) return [];
  return [
    {
      path: lifecycleFile(lifecycle, 'facts'),
      exportName: 'facts',
      type: 'FactsOf',
      of: lifecycle.id,
      summary: undefined,
      members: passing,
    },
  ];
};
