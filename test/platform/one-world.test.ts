import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the world hands out, and nobody else asks Node for. */
const TAKEN =
  /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bprocess\.hrtime\b|\bMath\.random\b|\brandom(?:Bytes|UUID|Int|Fill(?:Sync)?)\b|\bgetRandomValues\b|\b(?:set|clear)(?:Timeout|Interval|Immediate)\b|\bAbortSignal\.timeout\b|node:timers|(?<![\w.#'])fetch\(/;

/** Files that ask Node themselves, and why a simulation does not need to stand in for it. */
const REASONS: Readonly<Record<string, string>> = {
  'src/platform/world.ts': 'is the world',
  'src/cli': 'programs of an operator, which end with their command',
  'src/app/testing': 'is what tests of a service are written with, and takes part in no process',
  'src/embedded': 'starts and watches processes of the machine; a simulation has its database in its own process',
  'src/console/app': 'runs in a browser',
  'src/pages/assets': 'runs in a browser',
  'src/reference/assets': 'runs in a browser',
  'src/reference/text/text-pages.ts': 'gives way to requests while it writes pages, and keeps nothing of it',
  'src/domains/trade/documents/read-document.watch.ts': 'runs in a process of its own, which it ends',
};

const isComment = (line: string): boolean => /^\s*(\/\/|\*|\/\*)/.test(line);

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/\bworld\.\w+/g, 'world')
    .split('\n')
    .filter((line) => TAKEN.test(line) && !isComment(line));

const files = globSync('src/**/*.{ts,mjs,js}').sort();
const reasonOf = (file: string): string | undefined =>
  Object.keys(REASONS).find((place) => file === place || file.startsWith(`${place}/`));

test('the service takes time, random values, timers and the network from the world alone', () => {
  const found = files
    .filter((file) => reasonOf(file) === undefined)
    .flatMap((file) => linesOf(file).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});

test('each listed reason belongs to a place that takes something itself', () => {
  const needless = Object.keys(REASONS).filter(
    (place) => !files.some((file) => reasonOf(file) === place && linesOf(file).length > 0),
  );
  expect(needless).toEqual([]);
});

test.each([
  'const at = new Date();',
  'const id = crypto.randomUUID();',
  "import { randomBytes } from 'node:crypto';",
  "import { setTimeout as delay } from 'node:timers/promises';",
  'const answer = await fetch(url);',
  'setTimeout(run, 5);',
])('the check finds %s', (line) => expect(TAKEN.test(line)).toBe(true));
