import { expect, test } from 'vitest';
import { pageAt } from '../../scripts/production/guide.ts';

/** A row of a table of a page, by the beginning of its first cell. */
const cellOf = (page: string, row: string, column: number): string | undefined =>
  pageAt(page)
    .split('\n')
    .find((line) => line.startsWith(`| ${row}`))
    ?.split('|')
    [column + 1]?.trim();

test('the guide to growth counts with the figures of the guide to sizes', () => {
  const [, cpu, log] =
    /costs PostgreSQL (\S+ ms) of CPU and (\S+ kB) of write-ahead log/.exec(pageAt('operate/growth.md')) ?? [];
  expect(cpu).toBe(cellOf('operate/size.md', 'CPU of PostgreSQL', 1));
  expect(log).toBe(cellOf('operate/size.md', 'Write-ahead log', 1));
});

test('the guide to sizes has the processor time of the last release', () => {
  expect(cellOf('operate/size.md', 'CPU of PostgreSQL', 1)).toBe(
    `${cellOf('performance.md', 'PostgreSQL CPU of a life, ms', 2)} ms`,
  );
  expect(cellOf('operate/size.md', 'CPU of the service', 1)).toBe(
    `${cellOf('performance.md', 'service CPU of a life, ms', 2)} ms`,
  );
});
