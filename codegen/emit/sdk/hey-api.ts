import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Thread } from '../../thread.ts';

export interface HeyApiQuestion {
  readonly document: Record<string, unknown>;
  /** Where hey-api may write to: a folder that is not there yet. */
  readonly folder: string;
}

/** hey-api, in a thread of its own: the other emitters use the main one meanwhile. */
export class HeyApi {
  private readonly thread = new Thread(new URL('./hey-api.worker.ts', import.meta.url));
  private folder: string | undefined;
  private asked = 0;

  /** Loads hey-api while the specification is read. */
  start(): void {
    this.thread.start();
  }

  /** The types of a document, as text. The document is with the thread when this returns: nothing here is waited for. */
  async typesOf(document: HeyApiQuestion['document']): Promise<string> {
    this.folder ??= mkdtempSync(join(tmpdir(), 'paychart-hey-api-'));
    this.asked += 1;
    const folder = join(this.folder, String(this.asked));
    const files = (await this.thread.ask({ document, folder })) as string[];
    const [types] = files;
    if (files.length !== 1 || types === undefined) throw new Error(`hey-api emitted ${files.length} files, not 1`);
    return types;
  }

  async end(): Promise<void> {
    await this.thread.end();
    if (this.folder !== undefined) rmSync(this.folder, { recursive: true, force: true });
    this.folder = undefined;
  }
}
