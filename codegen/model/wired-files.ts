import type { FoundFile, FoundFiles } from '../load/found-files.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { Lifecycle, WiredFiles } from './model.ts';

/**
 * Matches what was found in `src/` with the lifecycles that it belongs to. A presenter that is not there yet has its place
 * named, so that it gets its stub; invariants of a lifecycle that does not exist are reported.
 */
export const wireFiles = (
  found: FoundFiles,
  lifecycles: ReadonlyMap<string, Lifecycle>,
  diagnostics: Diagnostics,
): WiredFiles => ({
  workers: found.workers,
  chainFilters: found.chainFilters,
  modules: found.modules,
  configs: found.configs,
  presenters: presentersOf(found.presenters, lifecycles, diagnostics),
  invariants: ofLifecycles(found.invariants, 'has these invariants', lifecycles, diagnostics),
  explainers: ofLifecycles(found.explainers, 'is explained by this', lifecycles, diagnostics),
});

/** By family: `treasury.sweep` is presented by `treasury-sweep.present.ts` of whichever domain has that file. */
const presentersOf = (
  files: readonly FoundFile[],
  lifecycles: ReadonlyMap<string, Lifecycle>,
  diagnostics: Diagnostics,
): Map<string, string> => {
  const families = [...lifecycles.values()].flatMap(({ family, domain }) => (family ? [{ family, domain }] : []));
  return new Map(
    families
      .sort((a, b) => (a.family < b.family ? -1 : 1))
      .map(({ family, domain }) => {
        const name = family.replaceAll(/[._]/g, '-');
        const [first, second] = files.filter((file) => file.name === name);
        if (first && second) {
          const message = `presents the events of ${family}, and so does ${first.path}: one of them has to have another name`;
          diagnostics.report({ file: second.path, offset: 0 }, 'duplicate-file', message);
        }
        return [family, first?.path ?? `src/domains/${domain}/${name}.present.ts`];
      }),
  );
};

/** Files that are named after a lifecycle, in the folder of its domain. */
const ofLifecycles = (
  files: readonly FoundFile[],
  role: string,
  lifecycles: ReadonlyMap<string, Lifecycle>,
  diagnostics: Diagnostics,
): Map<string, string> =>
  new Map(
    files.flatMap(({ path, name, domain }) => {
      if (lifecycles.get(name)?.domain === domain) return [[name, path]];
      const message = `no lifecycle '${name}' of ${domain} ${role}`;
      diagnostics.report({ file: path, offset: 0 }, 'surplus-file', message);
      return [];
    }),
  );
