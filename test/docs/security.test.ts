import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/**
 * SECURITY.md names what shows each promise, each item of the OWASP API Top 10, and each requirement of ASVS 5.0. The table of
 * ASVS is made of docs/security/asvs-5.yaml: `ASVS_TABLE=write npx vitest run test/docs/security.test.ts` writes it.
 */

const ROOT = new URL('../../', import.meta.url);
const PAGE = new URL('SECURITY.md', ROOT);
const read = (): string => readFileSync(PAGE, 'utf8');

/** The requirements of levels 1 and 2 by section of ASVS 5.0: how many, and those of level 3 among their numbers. */
const COUNT = { 1: 70, 2: 183 };

interface Requirement {
  readonly id: string;
  readonly level: 1 | 2;
  readonly subject: string;
  readonly status: 'met' | 'operator' | 'gap' | 'none';
  readonly shown?: readonly string[];
  readonly note?: string;
}

const requirements: readonly Requirement[] = parse(readFileSync(new URL('docs/security/asvs-5.yaml', ROOT), 'utf8'));

const WORDS = { met: 'Met', operator: 'Operator', gap: 'Gap', none: 'None' };

const tableOf = (rows: readonly Requirement[]): string => {
  const cells = rows.map(({ id, level, subject, status, shown = [], note = '' }) => [
    ...[id, `${level}`, subject, WORDS[status]],
    shown.map((file) => `[${file.split('/').at(-1)}](${file})`).join(', '),
    note,
  ]);
  return [['Item', 'Level', 'Subject', 'Answer', 'Shown by', 'Remark'], Array(6).fill('---'), ...cells]
    .map((row) => `| ${row.join(' | ')} |\n`)
    .join('');
};

/** A table without the spaces and dashes that align its columns. */
const unaligned = (table: string): string => table.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---');

const lost = (files: readonly string[]): string[] => files.filter((file) => !existsSync(new URL(file, ROOT)));

const linksOf = (text: string): string[] => [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);

/** The rows of the table below a heading, without its two head lines. */
const rowsBelow = (heading: string): string[] => {
  const [, section = ''] = read().split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  return body
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
};

describe('SECURITY.md', () => {
  it('names existing tests for each promise', () => {
    const rows = rowsBelow('What is promised, by threat');
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const links = linksOf(row).filter((link) => link.startsWith('test/'));
      expect([row, links.length > 0, lost(links)]).toEqual([row, true, []]);
    }
  });

  it('lists every item of the API Top 10 once, with existing files', () => {
    const rows = rowsBelow('OWASP API Security Top 10 (2023)');
    const items = rows.map((row) => /API\d+:2023/.exec(row)?.[0]);
    expect(items).toEqual(Array.from({ length: 10 }, (_, at) => `API${at + 1}:2023`));
    for (const row of rows) expect([row, linksOf(row).length > 0, lost(linksOf(row))]).toEqual([row, true, []]);
  });
});

describe('the answers to ASVS 5.0', () => {
  it('are 253, one for each requirement of levels 1 and 2', () => {
    expect(requirements).toHaveLength(253);
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(253);
    for (const level of [1, 2] as const)
      expect(requirements.filter((one) => one.level === level)).toHaveLength(COUNT[level]);
    expect(requirements.filter(({ id }) => !/^V(?:[1-9]|1[0-7])\.\d+\.\d+$/.test(id))).toEqual([]);
  });

  it('name existing files, or give a reason', () => {
    const faults = requirements.flatMap((one): string[] => {
      const { id, status, subject, shown = [], note = '' } = one;
      const missing = lost(shown).map((file) => `${id}: ${file} does not exist`);
      if (!(status in WORDS) || subject === '') return [`${id} has no answer`];
      if (status === 'met' && shown.length === 0) return [`${id} is met, and nothing shows it`];
      if (status !== 'met' && note === '' && shown.length === 0) return [`${id} is ${status}, and does not say why`];
      if ((status === 'gap' || status === 'none') && note === '') return [`${id} is ${status}, and does not say why`];
      return missing;
    });
    expect(faults).toEqual([]);
    expect(lost(['test/gone.test.ts'])).toEqual(['test/gone.test.ts']);
  });

  it('match the table of SECURITY.md', () => {
    const [before = '', rest = ''] = read().split('<!-- asvs -->\n');
    const [shown, after = ''] = rest.split('<!-- end -->');
    const table = `\n${tableOf(requirements)}\n`;
    if (process.env.ASVS_TABLE === 'write') writeFileSync(PAGE, `${before}<!-- asvs -->\n${table}<!-- end -->${after}`);
    else expect(unaligned(shown ?? '')).toBe(unaligned(table));
  });
});
