import { Thread } from '../../thread.ts';

/** hey-api, in a thread of its own: the other emitters use the main one meanwhile. */
export class HeyApi {
  private readonly thread = new Thread(new URL('./hey-api.worker.ts', import.meta.url));

  /** Loads hey-api while the specification is read. */
  start(): void {
    this.thread.start();
  }

  /** The types of a document, as text. */
  async typesOf(document: object): Promise<string> {
    const files = (await this.thread.ask(document)) as string[];
    const [types] = files;
    if (files.length !== 1 || types === undefined) throw new Error(`hey-api emitted ${files.length} files, not 1`);
    return types;
  }

  end(): Promise<void> {
    return this.thread.end();
  }
}
