import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from './mock-process.ts';

const ROOT = join(import.meta.dirname, '../..');
const GUIDE = readFileSync(join(ROOT, 'docs/guides/build-on-the-mock.md'), 'utf8');

/** Every line of a code block that begins with `$`, and what the guide says that it prints. */
const commands = [...GUIDE.matchAll(/^```\n(\$ [\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block.split(/^\$ /m).flatMap((part) => {
    const [command = '', ...printed] = part.trim().split('\n');
    return command === '' ? [] : [{ command, printed: printed.join('\n') }];
  }),
);

const isThere = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

describe.skipIf(!isThere('jq') || !isThere('curl'))(
  'the commands of docs/guides/build-on-the-mock.md',
  { shuffle: false },
  () => {
    let mock: Mock;
    let folder: string;
    beforeAll(async () => {
      mock = await startMock();
      folder = mkdtempSync(join(tmpdir(), 'paychart-guide-'));
      symlinkSync(join(ROOT, 'generated'), join(folder, 'generated'));
    }, 60_000);
    afterAll(async () => {
      await mock.stop();
      rmSync(folder, { recursive: true });
    });

    it('exist', () => {
      expect(commands.length).toBeGreaterThan(10);
    });

    it.each(commands)('run as typed: $command', async ({ command, printed }) => {
      const here = command.replaceAll('http://127.0.0.1:4010', mock.url);
      const env = { ...process.env, M: mock.url, K: 'X-Service-Api-Key: svc_test_x' };
      const { stdout } = await promisify(execFile)('bash', ['-c', here], { cwd: folder, env });
      expect(stdout.replaceAll('\r', '').trim()).toBe(printed);
    });
  },
);
