import { emitDiagrams } from '../../emit/diagrams/diagrams.ts';
import { Diagnostics } from '../../model/diagnostics.ts';
import { readLifecycles } from '../../model/machines/lifecycles.ts';
import type { Model } from '../../model/model.ts';
import { withTree } from '../tree.ts';

/** The drawings of some machines, by their ids; a machine that a side has not is missing in it. */
export type Drawings = ReadonlyMap<string, string>;

export interface BothSides {
  readonly was: Drawings;
  readonly now: Drawings;
}

/** Draws machines as they are at a git reference, and in the working tree or at another reference. */
export const drawBothSides = (root: string, from: string, to: string | undefined, ids: ReadonlySet<string>) =>
  withTree(root, from, FOLDERS, async (old): Promise<BothSides> => {
    const was = await draw(old.root, ids);
    const now =
      to === undefined ? await draw(root, ids) : await withTree(root, to, FOLDERS, (next) => draw(next.root, ids));
    return { was, now };
  });

const FOLDERS = ['spec', 'product.yaml', 'machines', 'src/domains'];

const draw = async (root: string, ids: ReadonlySet<string>): Promise<Drawings> => {
  const read = await readLifecycles(root, new Diagnostics());
  const wanted = [...read.lifecycles.values()].filter(({ id }) => ids.has(id));
  // The diagrams are made of the machines alone.
  const targets = emitDiagrams({ lifecycles: wanted } as unknown as Model);
  const drawn = await Promise.all(targets.map(({ text }) => text()));
  return new Map(wanted.map(({ id }, at) => [id, drawn[at] ?? '']));
};
