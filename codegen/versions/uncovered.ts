import { formatFindings } from '../load/positions.ts';
import { loadSpec } from '../load/spec.ts';
import { readModel } from '../model/build.ts';
import { Diagnostics } from '../model/diagnostics.ts';
import { readLifecycles } from '../model/machines/lifecycles.ts';
import type { Model } from '../model/model.ts';
import { beginningOf, draft } from './beginning.ts';
import { nameOf, uncoveredIn } from './breaks.ts';
import type { VersionChange } from './change.ts';
import { brokenOf, documentsOf, publishedOf } from './gate.ts';
import { comparableTo, publishedLifecycles, shownIn } from './lifecycle-gate.ts';

/** The sources do not make a contract: what is wrong with them, as lines. */
export class BrokenSources extends Error {
  override readonly name = 'BrokenSources';
}

/**
 * The text of a file that states what today's contract breaks and no file states yet: of the subject with the name, such as
 * `payout-destination`, or of all where the name is no subject's.
 */
export const beginningFor = async (root: string, name: string): Promise<string> => {
  const diagnostics = new Diagnostics();
  const [spec, lifecycles] = await Promise.all([loadSpec(root, diagnostics), readLifecycles(root, diagnostics)]);
  const refuse = async (): Promise<void> => {
    if (diagnostics.any) throw new BrokenSources((await formatFindings(root, diagnostics.list)).join('\n'));
  };
  await refuse();
  const model = readModel(spec, lifecycles, diagnostics);
  const text = beginningOf(draftsFor(root, model, diagnostics, name));
  await refuse();
  return text;
};

/** The changes for what no file states yet. */
export const draftsFor = (root: string, model: Model, diagnostics: Diagnostics, name = ''): VersionChange[] => {
  const documents = documentsOf(model, diagnostics);
  if (diagnostics.any) return [];
  const all = uncoveredIn(model.versions, brokenOf(root, model, documents));
  const named = all.filter(({ subject }) => nameOf(subject) === name);
  const wanted = named.length === 0 ? all : named;
  const published = publishedOf(root, model.versions);
  return [...Map.groupBy(wanted, ({ date }) => date)].flatMap(([date, breaks]) => {
    const [was, older, machines] = [published.get(date), documents.get(date), publishedLifecycles(root, date)];
    if (was === undefined || older === undefined) return [];
    return draft(breaks, {
      published: was,
      older,
      lifecycles: machines,
      shown: (machine) => shownIn(model.versions, date, machine),
      today: comparableTo(machines ?? {}, model.lifecycles),
    });
  });
};
