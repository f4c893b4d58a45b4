import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DataDirectoryInUseError } from '../postgres/errors.ts';
import { lockDataDirectory } from '../postgres/owner-lock.ts';
import { anvilBinary } from './binary.ts';
import { EmbeddedChainError } from './errors.ts';
import { type AnvilOptions, becomesReady, chainIdAt, endAnvil, runningAnvil, spawnAnvil } from './process.ts';
import { completeState, stateFiles } from './state-file.ts';
import { headAt, StateWriter } from './state-writer.ts';

export interface EmbeddedChainOptions {
  /** Folder of the service's data; everything of the chain lies in `<dataDir>/chain`. */
  readonly dataDir: string;
  readonly chainId: number;
  /** Fixed port; without it a free one is picked and remembered. */
  readonly port?: number;
  readonly log?: ((message: string) => void) | undefined;
  /** Runs after every start, the first one and those after a death, before the chain counts as started. */
  readonly prepare?: ((url: string) => Promise<void>) | undefined;
}

/** A running anvil on loopback, which is started again when it dies, on the same URL and with its last state. */
export interface EmbeddedChain {
  readonly url: string;
  readonly port: number;
  pid(): number | undefined;
  /** Ends it and waits until its state is written and its folder free. Can be called twice. */
  stop(): Promise<void>;
}

const RESTART_MS = 500;
const START_ATTEMPTS = 3;

/**
 * Starts the sandbox's own chain (D-435), after ending one that a killed owner left running: it writes its state when
 * it is asked to end, and that state is loaded. While blocks come, state is written every five seconds besides, and less
 * often where that would take more than a twentieth of the time. The relayer sends again what a killed chain has lost.
 * @throws EmbeddedChainError where there is no anvil, it does not start, or another live process owns the folder.
 */
export async function startEmbeddedChain(options: EmbeddedChainOptions): Promise<EmbeddedChain> {
  const binary = anvilBinary();
  await mkdir(join(options.dataDir, 'chain'), { recursive: true });
  const folder = await realpath(join(options.dataDir, 'chain'));
  const release = await lock(folder);
  const supervised = new Supervised({ binary, folder, chainId: options.chainId }, options, release);
  try {
    if (await endAnvil(folder)) options.log?.('ended the chain of an owner that was killed; its state is loaded');
    await supervised.start();
    return supervised;
  } catch (error) {
    await supervised.stop();
    throw error;
  }
}

/** The URL of the chain that a `start` keeps running on the data folder now; undefined when none does. */
export async function runningEmbeddedChain(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(join(dataDir, 'chain')).catch(() => undefined);
  if (folder === undefined || (await runningAnvil(folder)) === undefined) return undefined;
  const port = await rememberedPort(folder);
  const url = port === undefined ? undefined : urlOf(port);
  return url !== undefined && (await chainIdAt(url)) !== undefined ? url : undefined;
}

class Supervised implements EmbeddedChain {
  readonly #where: Pick<AnvilOptions, 'binary' | 'folder' | 'chainId'>;
  readonly #options: EmbeddedChainOptions;
  readonly #release: () => Promise<void>;
  #port = 0;
  #child: ChildProcess | undefined;
  #writer: StateWriter | undefined;
  #stopping = false;
  #stopped: Promise<void> | undefined;
  #supervision: Promise<void> = Promise.resolve();
  readonly #abort = new AbortController();

  constructor(
    where: Pick<AnvilOptions, 'binary' | 'folder' | 'chainId'>,
    options: EmbeddedChainOptions,
    release: () => Promise<void>,
  ) {
    this.#where = where;
    this.#options = options;
    this.#release = release;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return urlOf(this.#port);
  }

  pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const { folder } = this.#where;
    const wanted = this.#options.port ?? (await rememberedPort(folder));
    for (let attempt = 1; ; attempt += 1) {
      this.#port = await freePort(attempt === 1 || this.#options.port !== undefined ? wanted : undefined);
      try {
        await this.#run();
        break;
      } catch (error) {
        // Another program can take a port between our look and anvil's.
        if (attempt === START_ATTEMPTS || this.#stopping) throw error;
      }
    }
    await writeFile(join(folder, 'port'), String(this.#port));
    this.#supervision = this.#supervise();
  }

  stop(): Promise<void> {
    this.#stopping = true;
    this.#stopped ??= (async () => {
      this.#abort.abort();
      await endAnvil(this.#where.folder);
      await this.#supervision;
      await this.#writer?.stop();
      await completeState(stateFiles(this.#where.folder));
      await this.#release();
    })();
    return this.#stopped;
  }

  async #run(): Promise<void> {
    const state = stateFiles(this.#where.folder);
    // What a chain that has died left half written would come after what it wrote itself.
    await this.#writer?.stop();
    const load = await completeState(state);
    const options = { ...this.#where, state, load, port: this.#port };
    this.#child = spawnAnvil(options);
    this.#child.unref();
    try {
      await becomesReady(this.#child, options, this.url);
      this.#writer = new StateWriter(this.url, state, load ? await headAt(this.url) : undefined);
      await this.#options.prepare?.(this.url);
      this.#writer.start((message) => this.#options.log?.(message));
    } catch (error) {
      await endAnvil(this.#where.folder);
      throw error;
    }
  }

  /** Starts it again until we are told to stop it. */
  async #supervise(): Promise<void> {
    while (!this.#stopping) {
      const child = this.#child;
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      if (this.#stopping) return;
      this.#options.log?.('the chain exited unexpectedly; restarting it');
      await delay(RESTART_MS, undefined, { signal: this.#abort.signal }).catch(() => undefined);
      if (this.#stopping) return;
      await this.#run().catch((error: unknown) => this.#options.log?.(String(error)));
    }
    // A child that was started while `stop` looked for one.
    await endAnvil(this.#where.folder);
  }
}

async function lock(folder: string): Promise<() => Promise<void>> {
  try {
    return await lockDataDirectory(folder);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    throw new EmbeddedChainError(`The chain in ${folder} belongs to process ${error.pid}: set RPC_URL to share it.`);
  }
}

const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

async function rememberedPort(folder: string): Promise<number | undefined> {
  const port = Number(await readFile(join(folder, 'port'), 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

/** The wanted port where it is free, else any. */
async function freePort(wanted: number | undefined): Promise<number> {
  const server = createServer();
  const port = await new Promise<number | undefined>((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(wanted ?? 0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  if (port === undefined) return freePort(undefined);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
