import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Thread } from '../../codegen/thread.ts';

let folder: string;
let module: URL;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paychart-thread-'));
  const file = join(folder, 'echo.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', (question) => {
       if (question === 'throw') throw new Error('refused');
       if (question !== 'never') parentPort.postMessage(question + '!');
     });`,
  );
  module = pathToFileURL(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('questions are answered one after the other, also after one that threw', async () => {
  const thread = new Thread(module);
  const answers = await Promise.allSettled(['a', 'throw', 'b'].map((question) => thread.ask(question)));
  expect(answers).toMatchObject([{ value: 'a!' }, { reason: { message: 'refused' } }, { value: 'b!' }]);
  // The thread ended with the last answer; another question starts another one.
  expect(await thread.ask('c')).toBe('c!');
});

test('a thread that is ended rejects what is open and starts no more', async () => {
  const thread = new Thread(module);
  const open = Promise.allSettled(['never', 'queued'].map((question) => thread.ask(question)));
  // The first one is with the thread, the other one waits.
  await new Promise(setImmediate);
  await thread.end();
  expect((await open).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(thread.ask('late')).rejects.toThrow('the thread has ended');
});
