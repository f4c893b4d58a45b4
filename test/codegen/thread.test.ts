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
       if (question instanceof Int32Array) {
         Atomics.add(question, 0, 1);
         return parentPort.postMessage('counted');
       }
       if (question !== 'never') parentPort.postMessage(question + '!');
     });`,
  );
  module = pathToFileURL(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('answers questions one after the other, even after one that threw', async () => {
  const thread = new Thread(module);
  const answers = await Promise.allSettled(['a', 'throw', 'b'].map((question) => thread.ask(question)));
  expect(answers).toMatchObject([{ value: 'a!' }, { reason: { message: 'refused' } }, { value: 'b!' }]);
  // The thread ended with the last answer; another question starts another one.
  expect(await thread.ask('c')).toBe('c!');
});

test('the thread takes the next question while the caller is busy', async () => {
  const thread = new Thread(module);
  const clock = new Int32Array(new SharedArrayBuffer(4));
  const answers = Promise.all([thread.ask(clock), thread.ask(clock), thread.ask(clock)]);
  // Nothing else runs here until the last one was answered.
  const deadline = performance.now() + 20_000;
  while (Atomics.load(clock, 0) < 3 && performance.now() < deadline) Atomics.wait(clock, 0, Atomics.load(clock, 0), 50);
  expect(Atomics.load(clock, 0)).toBe(3);
  expect(await answers).toEqual(['counted', 'counted', 'counted']);
});

test('rejects open tasks and starts no others after a thread has ended', async () => {
  const thread = new Thread(module);
  const open = Promise.allSettled(['never', 'queued'].map((question) => thread.ask(question)));
  // The first one has no answer, and the other one waits behind it.
  await new Promise(setImmediate);
  await thread.end();
  expect((await open).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(thread.ask('late')).rejects.toThrow('the thread has ended');
});
