import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf } from './guide.ts';

const root = new URL('../../', import.meta.url);
const guide = readFileSync(new URL('docs/guides/build-a-service.md', root), 'utf8');
const shown = blocksOf(guide).filter(({ info }) => info.includes('examples/'));

test.each(shown.map(({ info, text }) => [info.split(' ')[1] ?? '', text] as const))(
  'the guide shows %s unchanged',
  (path, text) => {
    expect(readFileSync(new URL(path, root), 'utf8')).toContain(text);
  },
);

test('each block of the guide is run, written to a file, or copied from the example', () => {
  const forms =
    /^(?:sh|sh start|sh call|sh deploy|sh serve|sh work|sh keys|json mcp|sql|yaml before|yaml after|ts|(?:ts|yaml) examples\/\S+)$/;
  expect(blocksOf(guide).filter(({ info }) => !forms.test(info))).toEqual([]);
});
