import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocksOf, commandsOf, pageAt } from '../../scripts/production/guide.ts';
import { nameOf, WAYS } from './guide-commands.ts';

const ROOT = new URL('../../', import.meta.url);
const pages = [
  ...readdirSync(new URL('docs/operate/', ROOT)).map((name) => `operate/${name}`),
  'guides/back-up-and-restore.md',
];

/** Blocks that are no commands: files, and settings that stand below another one. */
const NO_COMMANDS: Readonly<Record<string, string>> = {
  'receivers:': 'the configuration of a collector',
  'OTEL_RESOURCE_ATTRIBUTES=deployment.environment.name=production': 'a value of OpenTelemetry',
};

const isOfFile = (command: string): boolean =>
  pages
    .flatMap((page) => blocksOf(pageAt(page)))
    .some((block) => nameOf(block) in NO_COMMANDS && block.includes(command));
const commands = pages.flatMap((page) => commandsOf(pageAt(page)).map((text) => ({ page, text })));
const listed = Object.keys(WAYS);
/** A sentence may shorten a command that is listed. */
const isListed = (text: string): boolean =>
  nameOf(text) in WAYS ||
  commands.some((one) => one.text !== text && one.text.includes(text) && nameOf(one.text) in WAYS);

describe('every command of the guides for operators', () => {
  test('is run by a test, or has a reason why it cannot be', () => {
    const missing = commands.filter(({ text }) => !isListed(text) && !isOfFile(text) && !(nameOf(text) in NO_COMMANDS));
    expect(missing, 'add it to test/operate/guide-commands.ts').toEqual([]);
    expect(commands.length).toBeGreaterThan(40);
  });

  test('is listed only while a guide names it', () => {
    const named = new Set(commands.map(({ text }) => nameOf(text)));
    expect(listed.filter((name) => !named.has(name))).toEqual([]);
  });

  test.each(Object.entries(WAYS))('%s has a test that shows it', (_name, way) => {
    if (way.by === 'run') return expect(way.says).toBeInstanceOf(RegExp);
    const file = new URL(way.file, ROOT);
    expect(existsSync(file), way.file).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(way.holds);
  });
});

describe('the commands of a page are found', () => {
  test('by line, with the text for their standard input', () => {
    const page = [
      '    export A=1',
      "    psql <<'SQL'",
      '    SELECT 1;',
      '',
      '    SQL',
      '    paychart doctor',
      '',
      'Then.',
    ].join('\n');
    expect(commandsOf(page)).toEqual(['export A=1', "psql <<'SQL'\nSELECT 1;\n\nSQL", 'paychart doctor']);
  });

  test('in sentences, without mere names and elided commands', () => {
    const page =
      'Run `paychart stuck` or `pg_dump`, not `ALTER ROLE ... SET`. See `SELECT claims`, `SELECT pg_reload_conf()`.';
    expect(commandsOf(page)).toEqual(['paychart stuck', 'SELECT pg_reload_conf()']);
  });

  test('in fences and in indented blocks', () => {
    expect(blocksOf('```sh\none\ntwo\n```\ntext\n\n    three\n\n    four\n')).toEqual(['one\ntwo', 'three\n\nfour']);
  });
});
