import { loadSpec } from '../../codegen/load/spec.ts';
import { Diagnostics } from '../../codegen/model/diagnostics.ts';
import { type Entries, entriesOf } from './entries.ts';

/** The lists of this repository's versions. */
export const ownEntries = async (root: string): Promise<Entries> => {
  const { versions } = await loadSpec(root, new Diagnostics());
  return entriesOf(versions);
};
