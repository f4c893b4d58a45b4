import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '../support/cpu-time.ts';

/** Every expression that text from outside may meet takes linear time (D-511): a client chooses the text and its length. */

const ROOT = join(import.meta.dirname, '../..');
const { fullFormats } = createRequire(import.meta.url)('ajv-formats/dist/formats.js') as {
  fullFormats: Readonly<Record<string, unknown>>;
};

/** Each with the reason why its time is bounded all the same. The first part of a place is enough. */
const EXCEPTIONS: readonly (readonly [place: string, expression: string, reason: string])[] = [
  ['codegen/emit/sdk/runtime/options.ts', '/\\/+$/', 'the base URL is an option of the program itself'],
  [
    'codegen/emit/sdk/runtime/paging.ts',
    '/<([^>]*)>([^<]*)/g',
    'the Link header is at most 16 KiB, and comes from the service',
  ],
  ['codegen/emit/sdk/runtime/request.ts', '/\\{([^}]+)\\}/g', 'paths of operations are generated'],
  ['src/cli/', '', 'arguments of the operator’s own command'],
  ['src/payments/config/', '/\\/+$/', 'settings of the operator'],
  ['src/reference/', '', 'text of this repository: the contract, the guides and the diagrams'],
  ['src/console/app/format.ts', '/0+$/', 'four digits of one amount'],
  ['src/drawing/inline-drawing.ts', '', 'drawings of this repository'],
  ['src/domains/trade/rules/amounts.ts', '/^(?:([A-Z]{3})', 'at most 64 characters (LONGEST)'],
  ['src/domains/trade/rules/labels.ts', '/\\([^()]*\\)|', 'at most 120 characters (LONGEST)'],
  ['src/domains/trade/rules/reading.ts', '/(?:[A-Z]{3} ?)?', 'at most 64 characters (LONGEST_AMOUNT)'],
  ['src/domains/webhooks/rules/endpoint-url.ts', '/\\.+$/', 'the host of a URL of at most 2,048 characters'],
  ['src/platform/db/wire/statement-group.ts', '/^([A-Za-z]+)', 'the tag of a command, which PostgreSQL writes'],
  ['src/platform/http/request/request-body.ts', '/^\\s*(?:', 'fewer than 16 bytes'],
  ['src/platform/json/member-text.ts', '/"[^"', 'valid JSON: each text in it ends, and the search goes on behind it'],
  ['src/platform/json/verbatim.ts', '/"\\\\u0000[^"', 'the output of JSON.stringify: each text in it ends'],
  ['src/payments/ledger/money.ts', '/0+$/', 'the fraction digits of one amount'],
];

interface Found {
  readonly place: string;
  readonly expression: string;
}

function literalsOf(file: string): Found[] {
  const found: Found[] = [];
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ place: `${file}:${line}`, expression: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const contract = JSON.parse(readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8')) as unknown;

function valuesOf(name: string, value: unknown = contract): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === name && typeof member === 'string' ? [member] : valuesOf(name, member),
  );
}

function timeOf(format: unknown, part: string, times: number): number {
  const text = `http://x${part.repeat(times)}\u0001`;
  const accepts = acceptorOf(format);
  return cpuTimeOf(() => accepts(text));
}

function acceptorOf(format: unknown): (text: string) => unknown {
  if (typeof format === 'function') return (text) => format(text);
  if (format instanceof RegExp) return (text) => format.test(text);
  return acceptorOf((format as { readonly validate: unknown }).validate);
}

const isException = ({ place, expression }: Found): boolean =>
  EXCEPTIONS.some(([file, start]) => place.startsWith(file) && expression.startsWith(start));

/** Every expression once, at the first place that has it and is no exception. */
function judged(all: readonly Found[]): string[] {
  const places = new Map<string, string>();
  for (const found of all)
    if (!isException(found)) places.set(found.expression, places.get(found.expression) ?? found.place);
  return [...places].flatMap(([expression, place]) => {
    const end = expression.lastIndexOf('/');
    const { status } = checkSync(expression.slice(1, end), expression.slice(end + 1), { timeout: 20_000 });
    return status === 'safe' ? [] : [`${place} ${expression} is ${status}`];
  });
}

describe('time grows linearly with the text (D-511)', () => {
  const files = ['src', 'machines', 'codegen/emit/sdk/runtime'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );
  const literals = files.flatMap(literalsOf);

  it('for every expression in the sources', () => {
    expect(literals.length).toBeGreaterThan(150);
    expect(judged(literals)).toEqual([]);
  });

  it('for every pattern in the contract', () => {
    const patterns = [...new Set(valuesOf('pattern'))];
    expect(patterns.length).toBeGreaterThan(30);
    expect(judged(patterns.map((pattern) => ({ place: 'pattern', expression: `/${pattern}/u` })))).toEqual([]);
  });

  // They are functions of several expressions: what they take is measured.
  it.each([...new Set(valuesOf('format'))])('for the format %s', (name) => {
    const format = fullFormats[name];
    if (format === undefined) throw new Error(`${name} is no format of ajv-formats`);
    for (const part of ['a', '0', ':', '/', '%41', '2026-03-02T09:00:00', ' ', '.a', 'a@']) {
      const [one, two] = [timeOf(format, part, 50_000), timeOf(format, part, 100_000)];
      // Quadratic time would be seconds here.
      expect(two < 50 || two / one < 3.5, `${part}: ${one} ms, then ${two} ms for twice as much`).toBe(true);
    }
  });

  it('with no exception listed that is not needed', () => {
    const needless = EXCEPTIONS.filter(
      ([file, start]) =>
        !literals.some(({ place, expression }) => place.startsWith(file) && expression.startsWith(start)),
    );
    expect(needless).toEqual([]);
  });

  it('and an expression that backtracks is reported', () => {
    expect(judged([{ place: 'planted', expression: String.raw`/eyJ[\w-]+\.[\w-]+\.[\w-]+/g` }])).toHaveLength(1);
    expect(judged([{ place: 'planted', expression: '/^(a+)+$/' }])).toHaveLength(1);
  });
});
