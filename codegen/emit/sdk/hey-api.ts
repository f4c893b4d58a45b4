import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Thread } from '../../thread.ts';

export interface HeyApiQuestion {
  readonly document: Record<string, unknown>;
  /** An empty folder that hey-api may write to. */
  readonly folder: string;
}

/** hey-api, in a thread of its own: the other emitters use the main one meanwhile. */
export class HeyApi {
  private readonly thread = new Thread(new URL('./hey-api.worker.ts', import.meta.url));

  /** Loads hey-api while the specification is read. */
  start(): void {
    this.thread.start();
  }

  /** The types of a document, as text. */
  async typesOf(document: HeyApiQuestion['document']): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'paychart-hey-api-'));
    try {
      const files = (await this.thread.ask({ document, folder })) as string[];
      const [types] = files;
      if (files.length !== 1 || types === undefined) throw new Error(`hey-api emitted ${files.length} files, not 1`);
      return types;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  end(): Promise<void> {
    return this.thread.end();
  }
}
