import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SourceFile } from '../../codegen/output/source-file.ts';
import { writeStubs } from '../../codegen/output/stubs.ts';
import { suspects } from '../../codegen/output/stubs-left.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'paychart-stubs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const effects: SourceFile = {
  path: 'src/domains/orders/order.effects.ts',
  exportName: 'effects',
  type: 'EffectsOf',
  of: 'order',
  summary: undefined,
  members: ['announce', 'bookCarrier'],
};
const facts: SourceFile = {
  ...effects,
  path: 'src/domains/orders/order.facts.ts',
  exportName: 'facts',
  type: 'FactsOf',
  members: ['RECEIVED', 'HELD.DUE'],
};
const handler: SourceFile = {
  path: 'src/domains/orders/operations/cancel-order.ts',
  exportName: 'cancelOrder',
  type: 'Handler',
  of: 'cancelOrder',
  summary: "Calls an order off, while it's here",
  members: undefined,
};

const given = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

test('writes a file for a new operation', () => {
  expect(writeStubs(root, [handler])).toEqual({ created: [handler.path], gaps: [] });
  expect(textOf(handler.path)).toBe(`import type { Handler } from '../../../platform/http/handler.ts';
import { notImplemented } from '../../../platform/http/ports.ts';

/** Calls an order off, while it's here */
export const cancelOrder: Handler<'cancelOrder'> = async () => notImplemented('cancelOrder');
`);
});

test('writes effects and facts for a new aggregate', () => {
  expect(writeStubs(root, [effects, facts]).created).toEqual([effects.path, facts.path]);
  expect(textOf(facts.path)).toBe(`import { notImplemented } from '../../platform/http/ports.ts';
import type { FactsOf } from '../../platform/lifecycle/definition.ts';

export const facts: FactsOf<'order'> = {
  RECEIVED: () => notImplemented('order RECEIVED'),
  'HELD.DUE': () => notImplemented('order HELD.DUE'),
};
`);
});

test('writes an empty object for a machine without effects', () => {
  writeStubs(root, [{ ...effects, members: [] }]);
  expect(textOf(effects.path)).toBe(`import type { EffectsOf } from '../../platform/lifecycle/definition.ts';

export const effects: EffectsOf<'order'> = {};
`);
});

test('reports a missing or extra property with its line, and a missing one with a snippet', () => {
  given(
    effects.path,
    `// announce: () => [] was here, and bookCarrier
const bookCarrier = 'announce: (bookCarrier)';
export const effects = {
  'bookCarrier': () => [bookCarrier],
  unbook() {
    return { announce: 1 };
  },
} satisfies object;
`,
  );
  const before = textOf(effects.path);
  expect(writeStubs(root, [effects])).toEqual({
    created: [],
    gaps: [
      {
        path: effects.path,
        line: 8,
        message: 'lacks announce; add',
        snippet: "  announce: () => notImplemented('order announce'),",
      },
      { path: effects.path, line: 5, message: 'has unbook, which order does not know' },
    ],
  });
  expect(textOf(effects.path)).toBe(before);
});

test('finds a dotted name in quotes, a shorthand and a method', () => {
  given(
    facts.path,
    "const RECEIVED = async () => undefined;\nexport const facts = { RECEIVED, async 'HELD.DUE'() { return undefined; } };\n",
  );
  expect(writeStubs(root, [facts]).gaps).toEqual([]);
});

test('does not check what is spread in', () => {
  given(effects.path, "import { more } from './more.ts';\nexport const effects = { ...more, other: () => [] };\n");
  expect(writeStubs(root, [effects]).gaps).toEqual([
    { path: effects.path, line: 2, message: 'has other, which order does not know' },
  ]);
});

test('reports a handler under another name as extra, and the right name as missing', () => {
  given(
    handler.path,
    "import type { Handler } from '../http/handler.ts';\n\nexport const abortOrder: Handler<'abortOrder'> = async () => 1;\n",
  );
  expect(writeStubs(root, [handler]).gaps).toEqual([
    {
      path: handler.path,
      line: 4,
      message: 'exports no cancelOrder; add',
      snippet: "export const cancelOrder: Handler<'cancelOrder'> = async () => notImplemented('cancelOrder');",
    },
    { path: handler.path, line: 3, message: 'exports abortOrder, which no operation asks for here' },
  ]);
});

test.each([
  ['export const cancelOrder = 1;'],
  ['export function cancelOrder() {}'],
  ['const own = 1;\nexport { own as cancelOrder };'],
  ["export * from './other.ts';"],
])('recognizes an export in any form: %s', (text) => {
  given(handler.path, text);
  expect(writeStubs(root, [handler]).gaps).toEqual([]);
});

test('parses only files with other names, without a name, or missing', () => {
  const names = { [effects.path]: ['announce', 'bookCarrier'], [handler.path]: ['cancelOrder'] };
  given(effects.path, 'announce bookCarrier');
  expect(suspects(root, names, names)).toEqual([handler.path]);
  given(handler.path, 'cancelOrder');
  expect(suspects(root, names, names)).toEqual([]);
  expect(suspects(root, { ...names, [effects.path]: ['announce'] }, names)).toEqual([effects.path]);
  given(handler.path, 'abortOrder');
  expect(suspects(root, names, names)).toEqual([handler.path]);
});
