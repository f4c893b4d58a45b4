import { expect, test } from 'vitest';
import { values } from '../../generated/contract/values.ts';
import model from '../../generated/model/lifecycles.json' with { type: 'json' };
import { pageAt } from '../../scripts/production/guide.ts';

/** A row of a table of a page, by the beginning of its first cell. */
const cellOf = (page: string, row: string, column: number): string | undefined =>
  pageAt(page)
    .split('\n')
    .find((line) => line.startsWith(`| ${row}`))
    ?.split('|')
    [column + 1]?.trim();

test('the guide to growth uses the figures of the guide to sizes', () => {
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

test('the guide to webhooks lists every end of a payment for a typical receiver, and only existing events', () => {
  const [, list = ''] = /`eventTypes` is `\[(.*?)\]`/.exec(pageAt('guides/receive-webhooks.md')) ?? [];
  const named = [...list.matchAll(/'([^']+)'/g)].map(([, type]) => type);
  const ends = model.lifecycles['offramp-payment'].states.filter(({ kind }) => kind === 'terminal');
  expect(ends.length).toBeGreaterThan(1);
  expect(named).toEqual(expect.arrayContaining(ends.map((end) => `payment.${end.public.toLowerCase()}`)));
  expect(named.filter((type) => !values.EventType.includes(type as never))).toEqual([]);
});
