import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { createClient } from '@hey-api/openapi-ts';

const port = parentPort as MessagePort;

/** Each document is answered by what hey-api makes of it; the next one comes when this one is answered. */
port.on('message', async (input: Record<string, unknown>) => {
  const folder = await mkdtemp(join(tmpdir(), 'paychart-hey-api-'));
  try {
    port.postMessage(await filesOf(input, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Written to disk and read again: hey-api prints all files a second time when it is asked for their text. */
const filesOf = async (input: Record<string, unknown>, folder: string): Promise<string[]> => {
  await createClient({
    input,
    logs: { level: 'silent', file: false },
    output: { path: folder, clean: false, entryFile: false, importFileExtension: '.ts' },
    plugins: [{ name: '@hey-api/typescript', enums: 'javascript' }],
  });
  const names = await readdir(folder);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};
