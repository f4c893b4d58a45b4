import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProcess } from '../cli/run.ts';
import { createDataFolder } from '../support/data-folder.ts';
import { startTestService, type TestService } from '../support/service.ts';

const ROOT = new URL('../../', import.meta.url);

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await startTestService({ working: true });
  folder = await createDataFolder('paychart-first-payment-');
});
afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the program of the README pays, and its payment is delivered', async () => {
  const readme = await readFile(new URL('README.md', ROOT), 'utf8');
  const [, program = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  // Its two addresses are those of a newcomer's machine.
  const here = program
    .replace("'http://localhost:8080'", `'${service.url}'`)
    .replace("'@paychart/sdk'", `'${new URL('generated/sdk/src/index.ts', ROOT).href}'`);
  expect(here).not.toContain('8080');
  const file = join(folder, 'pay.mjs');
  await writeFile(file, here);
  const payer = await service.signUp('Reads The README');
  await payer.fund('100.00');
  const ended = await runProcess({ PAYCHART_API_KEY: payer.apiKey }, [], file);
  expect([ended.stderr, ended.status]).toEqual(['', 0]);
  expect(ended.stdout).toMatch(/^(pay_\w+) ACTION_REQUIRED\n\1 DELIVERED\n$/);
});

test('the README needs at most ten commands and snippets from the clone to the first payment', async () => {
  const readme = await readFile(new URL('README.md', ROOT), 'utf8');
  const way = readme.slice(readme.indexOf('## Try it'), readme.indexOf('## For the API consumer'));
  // What Python indents is no command.
  const commands = way.replaceAll(/^```python$[\s\S]*?^```$/gm, '').match(/^ {4}\S.*$/gm) ?? [];
  const snippets = way.match(/^```ts$/gm) ?? [];
  expect(commands.length + snippets.length).toBeLessThanOrEqual(10);
  // Nothing of it is to be filled in.
  expect(way).not.toMatch(/<[a-z ]+>|YOUR_|…/);
});
