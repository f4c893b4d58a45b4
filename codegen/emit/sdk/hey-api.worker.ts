import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { createClient } from '@hey-api/openapi-ts';
import type { HeyApiQuestion } from './hey-api.ts';

const port = parentPort as MessagePort;

let last: Promise<void> = Promise.resolve();

/** Each document is answered by what hey-api makes of it, one after the other; what it throws ends the thread. */
port.on('message', (question: HeyApiQuestion) => {
  last = last.then(async () => port.postMessage(await filesOf(question)));
});

/** Written to disk and read again: hey-api prints all files a second time when it is asked for their text. */
const filesOf = async ({ document, folder }: HeyApiQuestion): Promise<string[]> => {
  await createClient({
    input: document,
    logs: { level: 'silent', file: false },
    output: { path: folder, clean: false, entryFile: false, header: [], importFileExtension: '.ts' },
    // Types are imported by the names that the contract gives its schemas: `LR` must not become `Lr`.
    plugins: [{ name: '@hey-api/typescript', enums: 'javascript', definitions: { case: 'preserve' } }],
  });
  const names = await readdir(folder);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};
