import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from '../../../mock/build/package.ts';
import { noBrowser } from '../../reference/chromium.ts';
import { type Consumer, installPacked, run } from '../../sdk/packed.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** What the example installs, beside the two packages. */
const LIBRARIES = ['react', 'react-dom', 'vite', 'vitest', 'playwright-core'];

describe.skipIf(noBrowser)('mock/example, a React page that is tested without a server', () => {
  let consumer: Consumer;
  beforeAll(async () => {
    consumer = await installPacked(new URL('../../../generated/sdk/', import.meta.url));
    await cp(join(ROOT, 'mock/example'), consumer.folder, { recursive: true });
    const modules = join(consumer.folder, 'node_modules');
    for (const name of LIBRARIES) await symlink(join(ROOT, 'node_modules', name), join(modules, name));
    const mock = join(modules, '@paychart/mock');
    await mkdir(mock);
    await cp(join(ROOT, 'mock/package.json'), join(mock, 'package.json'));
    await buildPackage(join(mock, 'dist'));
  });
  afterAll(() => consumer?.remove());

  it('passes its own tests in Chromium', async () => {
    const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined };
    const program = join(consumer.folder, 'node_modules/vitest/vitest.mjs');
    const report = join(consumer.folder, 'report.json');
    await run(process.execPath, [program, 'run', '--reporter', 'json', '--outputFile', report], {
      cwd: consumer.folder,
      env,
    }).catch(() => undefined);
    const { testResults, success } = JSON.parse(await readFile(report, 'utf8'));
    const assertions = testResults.flatMap((file: { assertionResults: object[] }) => file.assertionResults);
    expect(assertions).toMatchObject([
      { title: 'lists what was paid', status: 'passed' },
      { title: 'shows why a payment is refused', status: 'passed' },
    ]);
    expect(success).toBe(true);
  });
});
