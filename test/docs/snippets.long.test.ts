import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, installPacked } from '../sdk/packed.ts';

/** Whoever copies a snippet gets a program that compiles: those of one page, in their order, are one program. */

const ROOT = new URL('../../', import.meta.url);

/** Its programs are files of a service, not programs of this service's SDK: test/packaging runs them. */
const OF_ANOTHER_SERVICE = 'build-a-service.md';

const guides = readdirSync(new URL('docs/guides/', ROOT))
  .filter((name) => name !== OF_ANOTHER_SERVICE)
  .map((name) => `docs/guides/${name}`);
const pages = ['README.md', 'generated/sdk/README.md', ...guides];

const FENCE = /^```(\S*)[^\n]*\n([\s\S]*?)^```$/gm;
const fencesOf = (page: string): { language: string; text: string }[] =>
  [...readFileSync(new URL(page, ROOT), 'utf8').matchAll(FENCE)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));

const programOf = (page: string): string =>
  fencesOf(page)
    .filter(({ language }) => language === 'ts')
    .map(({ text }) => text)
    .join('\n');

const withSnippets = pages.filter((page) => programOf(page) !== '');

/** The SDK's own page with a field that does not exist: what the compiler has to find, or it finds nothing anywhere. */
const planted = programOf('generated/sdk/README.md').replace('payment.id', 'payment.ident');

let consumer: Consumer;
/** `README.md.ts(3,7): error TS2339: …`. */
let complaints: string[];

beforeAll(async () => {
  consumer = await installPacked(new URL('generated/sdk/', ROOT));
  const programs = new Map(withSnippets.map((page) => [fileOf(page), programOf(page)]));
  programs.set('planted.ts', planted);
  for (const [file, program] of programs) await writeFile(join(consumer.folder, file), `${program}\nexport {};\n`);
  complaints = await consumer.compile('--types', 'node', ...programs.keys()).then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.split('\n'),
  );
}, 120_000);

afterAll(() => consumer?.remove());

const fileOf = (page: string): string => `${page.replaceAll('/', '-')}.ts`;

describe('the TypeScript of', () => {
  it.each(withSnippets)('%s compiles against the SDK', (page) => {
    expect(complaints.filter((line) => line.startsWith(fileOf(page)))).toEqual([]);
  });

  it('a page with an unknown field does not compile', () => {
    expect(complaints.filter((line) => line.startsWith('planted.ts')).join()).toMatch(/'ident' does not exist/);
  });

  it('the README and the SDK is found to be compiled', () => {
    expect(withSnippets).toEqual(expect.arrayContaining(['README.md', 'generated/sdk/README.md']));
  });

  it('every page names its service, so that a copied program finds the sandbox', () => {
    const silent = withSnippets.filter((page) => {
      const program = programOf(page);
      return program.includes('createPaychart({') && !/http:\/\/(localhost|127\.0\.0\.1):\d+/.test(program);
    });
    expect(silent).toEqual([]);
  });

  it('every page is marked as TypeScript', () => {
    const unmarked = pages.filter((page) =>
      fencesOf(page).some(({ language, text }) => language !== 'ts' && text.includes("from '@paychart/sdk'")),
    );
    expect(unmarked).toEqual([]);
  });
});
