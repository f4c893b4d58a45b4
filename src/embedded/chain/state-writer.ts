import { open, rename } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { askNode } from './json-rpc.ts';
import type { StateFiles } from './state-file.ts';

const EVERY_MS = 5000;
/** It waits for so many times as long as a write took: the chain answers nobody while it puts its state together. */
const RESTS = 20;
const DUMP_MS = 60_000;

const unzip = promisify(gunzip);

/**
 * Writes the state of a running anvil, for the case that it is killed; when it is asked to end it writes that itself. An
 * idle chain writes nothing, where anvil's own interval would write the whole state again and again.
 */
export class StateWriter {
  readonly #url: string;
  readonly #files: Pick<StateFiles, 'loaded' | 'draft'>;
  readonly #everyMs: number;
  readonly #end = new AbortController();
  /** The hash of the newest block that is on disk. */
  #written: string | undefined;
  #running: Promise<void> = Promise.resolve();

  /** `written`: the newest block of the state that was loaded, if one was. */
  constructor(url: string, files: Pick<StateFiles, 'loaded' | 'draft'>, written?: string, everyMs = EVERY_MS) {
    this.#url = url;
    this.#files = files;
    this.#everyMs = everyMs;
    this.#written = written;
  }

  start(log: (message: string) => void): void {
    this.#running = this.#repeat(log);
  }

  /** Lets a state that is being written be written to its end. */
  async stop(): Promise<void> {
    this.#end.abort();
    await this.#running;
  }

  /** Writes the state if blocks were added or replaced since it last did; answers whether. */
  async write(): Promise<boolean> {
    // Asked for first: a block that comes in between is written now, and once more the next time.
    const head = await headAt(this.#url);
    if (head === this.#written) return false;
    const dump = await askNode<string>(this.#url, 'anvil_dumpState', { timeoutMs: DUMP_MS });
    const { draft, loaded } = this.#files;
    const file = await open(draft, 'w');
    try {
      await file.writeFile(await unzip(Buffer.from(dump.slice(2), 'hex')));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, loaded);
    this.#written = head;
    return true;
  }

  async #repeat(log: (message: string) => void): Promise<void> {
    const { signal } = this.#end;
    let tookMs = 0;
    for (;;) {
      // A state is written as a whole, and grows with every transaction.
      const restMs = Math.max(this.#everyMs, RESTS * tookMs);
      // It keeps no process alive, as the chain itself does not.
      await delay(restMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const began = performance.now();
      await this.write().catch((error: unknown) => log(`the state of the chain was not written: ${error}`));
      tookMs = performance.now() - began;
    }
  }
}

/** The hash of the newest block. */
export const headAt = async (url: string): Promise<string> =>
  (await askNode<{ hash: string }>(url, 'eth_getBlockByNumber', { params: ['latest', false] })).hash;
