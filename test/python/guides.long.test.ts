import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf, printed } from '../docs/printed.ts';
import { startTestService, TEST_ADMIN_KEY, type TestService } from '../support/service.ts';
import { hasMypy, hasPython, runPython } from './python.ts';

/** Its programs are parts of another service, not of a client (test/packaging). */
const OF_ANOTHER_SERVICE = 'build-a-service.md';
const guides = readdirSync('docs/guides')
  .filter((name) => name !== OF_ANOTHER_SERVICE)
  .map((name) => `docs/guides/${name}`);
const folder = mkdtempSync(join(tmpdir(), 'paychart-guides-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fencesOf = (page: string): { language: string; text: string }[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));

const pythonOf = (page: string): string[] =>
  fencesOf(page).flatMap(({ language, text }) => (language === 'python' ? [text] : []));

/** Writes the Python of a page as one program, and returns its path. */
function programOf(page: string): string {
  const path = join(folder, `${page.replaceAll(/\W/g, '_')}.py`);
  writeFileSync(path, pythonOf(page).join('\n'));
  return path;
}

const withTypeScript = guides.filter((page) => fencesOf(page).some(({ language }) => language === 'ts'));

it.each(withTypeScript)('%s has each program in TypeScript and in Python, one after the other', (page) => {
  const languages = fencesOf(page).flatMap(({ language }) => (/^(?:ts|python)$/.test(language) ? [language] : []));
  expect(languages).toEqual(Array.from({ length: languages.length / 2 }, () => ['ts', 'python']).flat());
});

/** What is written for one field of the contract, with a field that does not exist: mypy has to find it. */
const planted = (): string => {
  const path = join(folder, 'planted.py');
  writeFileSync(path, pythonOf('README.md').join('\n').replaceAll('payment.status', 'payment.state'));
  return path;
};

it.runIf(hasMypy)(
  'the Python of every guide and of the README type-checks, and a field that does not exist does not',
  async () => {
    const mypy = (...files: readonly string[]) =>
      runPython(['-m', 'mypy', '--strict', '--cache-dir', 'node_modules/.cache/mypy', ...files]);
    const right = await mypy(...[...withTypeScript, 'README.md'].map(programOf));
    expect(right.stdout).toMatch(/^Success: no issues found in \d+ source files\n$/);
    expect((await mypy(planted())).stdout).toContain('has no attribute "state"');
  },
);

describe.runIf(hasPython)('the programs in Python', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ working: true });
  });
  afterAll(() => service?.stop());

  const funded = async (name: string) => {
    const tenant = await service.signUp(name);
    await tenant.fund('100.00');
    return { PAYCHART_URL: service.url, PAYCHART_API_KEY: tenant.apiKey };
  };

  it.each(Object.entries(printed))('of docs/guides/%s.md run as they stand, and run again', async (name, lines) => {
    const env = await funded(`Python ${name}`);
    const path = programOf(`docs/guides/${name}.md`);
    for (const time of ['first', 'second']) {
      const { stdout, stderr } = await runPython([path], env);
      const said = stdout.replaceAll(/\b(?:True|False)\b/g, (word) => word.toLowerCase());
      expect([stderr, ...linesOf(name, said)], `the ${time} time`).toEqual(['', ...lines]);
    }
  });

  it('of the README pay, and the payment is delivered', async () => {
    const path = programOf('README.md');
    writeFileSync(path, readFileSync(path, 'utf8').replace('http://localhost:8080', service.url));
    const { stdout, stderr } = await runPython([path], await funded('Python Readme'));
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^(pay_\w+) ACTION_REQUIRED\n\1 DELIVERED\n$/);
  });

  it('of the package’s README run, each by itself', async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const keys = { PAYCHART_WEBHOOK_SECRET: secret, PAYCHART_ADMIN_KEY: TEST_ADMIN_KEY };
    const env = { ...(await funded('Python Package')), ...keys };
    const programs = pythonOf('generated/python/README.md');
    expect(programs.length).toBeGreaterThanOrEqual(5);
    const outputs: string[] = [];
    for (const program of programs) {
      const { stdout, stderr } = await runPython(['-'], env, program);
      expect(stderr).toBe('');
      outputs.push(stdout);
    }
    expect(outputs[0]).toMatch(/^pay_\w+ ACTION_REQUIRED\n$/);
    expect(outputs[1]).toBe('ask for the number again\nINVALID_PHONE\n');
    expect(outputs[2]).toMatch(/^payment\.created pay_\w+$/m);
  });
});

it('the marketplace is one program of at most 40 lines, with one create, one list and one handler', () => {
  const program = pythonOf('docs/guides/pay-many-recipients.md').find((text) => text.includes('payments.try_create('));
  const lines = (program ?? '').split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  expect(lines.length).toBeLessThanOrEqual(40);
  for (const call of ['payments.try_create(', 'payments.list(', 'events.stream(', 'def handle('])
    expect(program?.split(call)).toHaveLength(2);
});
