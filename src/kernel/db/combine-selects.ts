import { escapeIdentifier, type FieldDef, type QueryResult } from 'pg';
import type { Statement } from './statement.ts';
import { parserOf } from './value-parsers.ts';

/** What is sent in place of some statements, and how its results become theirs. */
export interface Combined {
  readonly sent: readonly Statement[];
  resultsOf(results: readonly QueryResult[]): QueryResult[];
}

/** A SELECT whose columns are known, so that it can be a part of another one. */
interface Select {
  readonly id: number;
  readonly text: string;
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

interface Part {
  readonly select: Select;
  readonly values: readonly unknown[];
  /** Its place among the statements. */
  readonly at: number;
}

/** By text. A statement is sent alone the first time: its result tells its columns. `null` cannot be a part. */
const selects = new Map<string, Select | null>();

/** By the ids of the parts. */
const texts = new Map<string, string>();

/**
 * Several SELECTs as one statement, which answers one row with a JSON array for each of them. Statements that lock rows
 * are sent in front of it, so that the SELECTs read what was committed before the lock was taken.
 */
export function combineSelects(statements: readonly Statement[]): Combined {
  const parts = statements.flatMap(({ text, values = [] }, at): Part[] => {
    const select = selects.get(text);
    return select ? [{ select, values, at }] : [];
  });
  const text = parts.length < 2 ? undefined : textOf(parts);
  if (text === undefined) return { sent: statements, resultsOf: (results) => noted(statements, results) };
  const places = new Set(parts.map(({ at }) => at));
  const others = statements.filter((_, at) => !places.has(at));
  return {
    sent: [...others, { text, values: parts.flatMap(({ values }) => values) }],
    resultsOf(results) {
      const rest = noted(others, results.slice(0, -1));
      const [row] = (results.at(-1) as QueryResult<Record<string, string[][] | null>>).rows;
      for (const [number, { select, at }] of parts.entries())
        rest.splice(at, 0, { rows: rowsOf(select.columns, row?.[`r${number}`] ?? []) } as unknown as QueryResult);
      return rest;
    },
  };
}

const UNDEFINED_COLUMN = '42703';

/** After a failure that says so: a table has other columns by now. */
export function forgetColumns(statements: readonly Statement[], failure: unknown): void {
  if ((failure as { readonly code?: unknown }).code !== UNDEFINED_COLUMN) return;
  for (const { text } of statements) selects.delete(text);
}

/**
 * Each text is prepared on each connection that sends it. SELECTs with lists of any length have texts without end, and
 * combinations of them many more.
 */
const MOST_TEXTS = 500;
const MOST_SELECTS = 2000;

/** Beyond that many columns, to name each of them twice costs more than a statement. */
const MOST_COLUMNS = 40;
/** A statement reads what was committed before it began: one that waits for a lock must not be the one that reads behind it. */
const LOCKS = /\bfor (no key update|update|share|key share)\b|\bpg_(try_)?advisory_/i;

function noted(statements: readonly Statement[], results: readonly QueryResult[]): QueryResult[] {
  for (const [at, { text }] of statements.entries()) {
    if (!selects.has(text) && selects.size < MOST_SELECTS)
      selects.set(text, selectOf(text, results[at] as QueryResult));
  }
  return [...results];
}

let nextId = 0;

function selectOf(text: string, { fields }: QueryResult): Select | null {
  if (!isCombinable(text, fields)) return null;
  nextId += 1;
  return { id: nextId, text, columns: fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) })) };
}

const isCombinable = (text: string, fields: readonly FieldDef[]): boolean =>
  /^\s*select\b/i.test(text) &&
  !LOCKS.test(text) &&
  fields.length <= MOST_COLUMNS &&
  new Set(fields.map(({ name }) => name)).size === fields.length;

/** Undefined for one more than are kept. */
function textOf(parts: readonly Part[]): string | undefined {
  const key = parts.map(({ select }) => select.id).join();
  let text = texts.get(key);
  if (text === undefined && texts.size < MOST_TEXTS) {
    let taken = 0;
    const columns = parts.map(({ select, values }, number) => {
      const selected = select.columns.map(({ name }) => `t.${escapeIdentifier(name)}::text`).join(', ');
      const shifted = shift(select.text, taken);
      taken += values.length;
      return `(SELECT json_agg(json_build_array(${selected})) FROM (${shifted}) t) AS r${number}`;
    });
    text = `SELECT ${columns.join(',\n')}`;
    texts.set(key, text);
  }
  return text;
}

/** Parameters are numbered from 1 in each statement. */
const shift = (text: string, by: number): string =>
  text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + by}`);

/** Columns travel as PostgreSQL prints them, as those of any result do: JSON's own numbers would be rounded. */
const rowsOf = (columns: readonly Column[], rows: readonly (readonly (string | null)[])[]): object[] =>
  rows.map((row) =>
    Object.fromEntries(
      columns.map(({ name, parse }, at) => {
        const text = row[at] ?? null;
        return [name, text === null ? null : parse(text)];
      }),
    ),
  );
