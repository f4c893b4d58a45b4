import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** hey-api in a thread of its own, which begins with the first question: the other emitters use the main one meanwhile. */
export class HeyApi {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** The types of a document, as text. Documents are typed one after the other. */
  typesOf(document: object): Promise<string> {
    const types = this.last.then(() => this.ask(document));
    this.last = types.catch(() => {});
    return types;
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  private async ask(document: object): Promise<string> {
    this.worker ??= new Worker(new URL('./hey-api.worker.ts', import.meta.url), { workerData: cacheFolder() });
    this.worker.postMessage(document);
    const [files] = (await once(this.worker, 'message')) as [string[]];
    const [types] = files;
    if (files.length !== 1 || types === undefined) throw new Error(`hey-api emitted ${files.length} files, not 1`);
    return types;
  }
}

/** The main thread's compile cache, if it uses one. */
const cacheFolder = (): string | undefined => {
  const folder = getCompileCacheDir();
  return folder && dirname(folder);
};
