import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf, fileOf } from './guide.ts';
import { freePort, packedPlatform, ROOT, type StartedService, type Stranger, started, writeIn } from './stranger.ts';

let stranger: Stranger;
beforeAll(async () => {
  stranger = await packedPlatform();
}, 240_000);
afterAll(() => stranger.end());

test('every step of the guide leads where it says, with the packed platform in an empty folder', {
  timeout: 480_000,
}, async () => {
  const guide = await readFile(join(ROOT, 'docs/guides/build-a-service.md'), 'utf8');
  let folder = stranger.folder;
  let running: StartedService | undefined;
  let before = '';
  try {
    for (const block of blocksOf(guide)) {
      const file = fileOf(block);
      if (file !== undefined) await writeIn(folder, file, block.text);
      else if (block.info === 'yaml before') before = block.text;
      else if (block.info === 'yaml after')
        await replaceIn(join(folder, 'spec/tickets/paths.yaml'), before, block.text);
      else if (block.info === 'sh start') running = await started(block.text.trim(), folder, await freePort());
      else if (block.info === 'sh call') {
        const said = await stranger.shell(block.text.replace('http://localhost:8080', running?.url ?? ''), folder);
        expect(JSON.parse(said)).toMatchObject({ title: 'The tap leaks', status: 'OPEN' });
        const docs = await fetch(`${running?.url}/docs/`);
        expect([docs.status, (await docs.text()).includes('Tickets')]).toEqual([200, true]);
        await running?.stop();
        running = undefined;
      } else if (block.info === 'sh') {
        // The one package that nobody can install by its name before it is released.
        const commands = block.text.replace(
          'npm install @paychart/platform',
          `npm init -y >/dev/null && npm install ${stranger.archive}`,
        );
        await stranger.shell(commands, folder);
        if (commands.includes('cd tickets')) folder = join(folder, 'tickets');
      }
    }
  } finally {
    await running?.stop();
  }
});

async function replaceIn(path: string, before: string, after: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  expect(text.split(before)).toHaveLength(2);
  await writeFile(path, text.replace(before, after));
}
