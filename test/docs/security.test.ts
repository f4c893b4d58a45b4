import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** SECURITY.md names a test or a reason for each item of the OWASP API Top 10 and each section of ASVS 5. */

const ROOT = new URL('../../', import.meta.url);
const page = readFileSync(new URL('SECURITY.md', ROOT), 'utf8');

interface Line {
  readonly item: string;
  readonly links: readonly string[];
  readonly reason: string;
}

const linesOf = (text: string): Line[] =>
  [...text.matchAll(/^\| (API\d+:2023|V\d+(?:\.\d+)?) +\| [^|]+\| ([^|]*)\| ([^|]*)\|$/gm)].map(
    ([, item = '', shown = '', reason = '']) => ({
      item,
      links: [...shown.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link),
      reason: reason.trim(),
    }),
  );

const lines = linesOf(page);

/** Sections of each chapter of ASVS 5.0; V10 without what a resource server has no part in, and V17 as one. */
const SECTIONS: Readonly<Record<number, number>> = {
  1: 5,
  2: 4,
  3: 7,
  4: 4,
  5: 4,
  6: 8,
  7: 6,
  8: 4,
  9: 2,
  11: 7,
  12: 3,
  13: 4,
  14: 3,
  15: 4,
  16: 5,
};

describe('SECURITY.md', () => {
  it('has every item of the two lists, once', () => {
    const api = Array.from({ length: 10 }, (_, at) => `API${at + 1}:2023`);
    const asvs = Object.entries(SECTIONS).flatMap(([chapter, count]) =>
      Array.from({ length: count }, (_, at) => `V${chapter}.${at + 1}`),
    );
    expect(lines.map(({ item }) => item).sort()).toEqual([...api, ...asvs, 'V10.1', 'V10.3', 'V17'].sort());
  });

  it('shows each by files that exist, or gives a reason', () => {
    expect(lines.filter(({ links, reason }) => links.length === 0 && reason === '')).toEqual([]);
    const lost = (of: readonly Line[]): string[] =>
      of.flatMap(({ links }) => links.filter((link) => !existsSync(new URL(link, ROOT))));
    expect(lost(lines)).toEqual([]);
    expect(lost(linesOf('| V1.1 | A | [x](test/gone.test.ts) |  |\n'))).toEqual(['test/gone.test.ts']);
  });
});
