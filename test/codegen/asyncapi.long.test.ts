import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const DOCUMENT = join(root, 'generated/asyncapi.json');

describe('generated/asyncapi.json, read by the parser of AsyncAPI', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'asyncapi-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const validate = (path: string) =>
    promisify(execFile)(process.execPath, [join(root, 'scripts/tools.mjs'), 'asyncapi', path], { cwd: root });

  test('is valid', async () => {
    const { stdout } = await validate(DOCUMENT);
    expect(stdout).toMatch(/^valid: \d+ messages, 2 operations\n$/);
  });

  test.each([
    ['a message that is not there', '#/components/messages/payment.delivered"', '#/components/messages/payment.no"'],
    ['a schema that is not there', '#/components/schemas/UnifiedPayment"', '#/components/schemas/Nothing"'],
    ['an action that AsyncAPI does not know', '"action": "send"', '"action": "publish"'],
  ])('%s is reported', async (name, good, bad) => {
    const text = await readFile(DOCUMENT, 'utf8');
    expect(text).toContain(good);
    const planted = join(folder, `${name.replaceAll(' ', '-')}.json`);
    await writeFile(planted, text.replace(good, bad));
    await expect(validate(planted)).rejects.toMatchObject({ code: 1 });
  });
});
