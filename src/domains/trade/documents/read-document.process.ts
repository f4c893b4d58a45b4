import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readJson } from '../rules/read-json.ts';
import { readText } from '../rules/read-text.ts';
import { readingOf } from '../rules/reading.ts';
import type { ReadingAnswer, ReadingTask } from './read-document.ts';
import { readPdf, TooLong } from './read-pdf.ts';

// The process of one document: it answers once and is ended.
const [task] = (await once(process, 'message')) as [ReadingTask];
new Worker(new URL('./read-document.watch.ts', import.meta.url), { workerData: task.limits }).unref();

// Native unpacking runs ahead of the watch: a gigabyte is there in half a second. PDF.js then unpacks by itself.
Reflect.deleteProperty(globalThis, 'DecompressionStream');

const answer = await read(task).catch(
  (error: unknown): ReadingAnswer => ({
    unreadable: error instanceof TooLong ? error.message : 'is malformed, or encrypted with a password',
  }),
);
process.send?.(answer);

async function read({ contentType, bytes, limits }: ReadingTask): Promise<ReadingAnswer> {
  switch (contentType) {
    case 'application/pdf':
      return { reading: readingOf(readText(await readPdf(Uint8Array.from(bytes), limits))) };
    case 'application/json':
      return { reading: readingOf(readJson(textOf(bytes))) };
    default:
      return { reading: readingOf(readText(textOf(bytes))) };
  }
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
