import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where anvil reads its state from, and where it writes it to: two files, because it does not write atomically. */
export interface StateFiles {
  /** The last one that was complete; we write it while the chain runs. */
  readonly loaded: string;
  /** The file that is written, until it is complete. */
  readonly draft: string;
  /** Anvil's own, written when it ends; half a file after a kill at the wrong moment. */
  readonly dumped: string;
}

export const stateFiles = (folder: string): StateFiles => ({
  loaded: join(folder, 'state.json'),
  draft: join(folder, 'state.draft.json'),
  dumped: join(folder, 'state.next.json'),
});

/** Makes the newest complete state the one to load; answers whether there is any. */
export async function completeState({ loaded, dumped }: StateFiles): Promise<boolean> {
  if (await isComplete(dumped)) {
    const handle = await open(dumped, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(dumped, loaded);
  } else await rm(dumped, { force: true });
  return (await stat(loaded).catch(() => undefined)) !== undefined;
}

/** One JSON document to its end: a truncated one does not parse. */
async function isComplete(file: string): Promise<boolean> {
  try {
    const { block } = JSON.parse(await readFile(file, 'utf8')) as { block?: unknown };
    return block !== undefined;
  } catch {
    return false;
  }
}
