import { escapeIdentifier, type FieldDef, type QueryResult } from 'pg';
import { recordMaker } from '../records.ts';
import { askTogether } from './question-of-each.ts';
import type { Statement } from './statement.ts';
import { parserOf } from './value-parsers.ts';

/** What is sent in place of some statements, and how its results become theirs. */
export interface Combined {
  /** The statements, of which those that ask one question are one. */
  readonly asked: readonly Statement[];
  readonly sent: readonly Statement[];
  resultsOf(results: readonly QueryResult[]): QueryResult[];
}

/** A SELECT whose columns are known, so that it can be a part of another one. */
interface Select {
  readonly id: number;
  readonly text: string;
  readonly columns: readonly Column[];
  readonly emptyRow: () => Record<string, unknown>;
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
 * Several SELECTs as one statement, which answers one row with a JSON array for each of them, or as a few. Statements that
 * lock rows are sent in front of them, so that the SELECTs read what was committed before the lock was taken.
 */
export function combineSelects(all: readonly Statement[]): Combined {
  const { statements, resultsOf: resultsOfEach } = askTogether(all);
  const groups = groupsOf(partsOf(statements));
  const places = new Set(groups.flatMap(({ parts }) => parts.map(({ at }) => at)));
  const others = statements.flatMap((statement, at) => (places.has(at) ? [] : [{ statement, at }]));
  return {
    asked: statements,
    sent: [
      ...others.map(({ statement }) => statement),
      ...groups.map(({ text, parts }) => ({ text, values: parts.flatMap(({ values }) => values) })),
    ],
    resultsOf(results) {
      const answers: QueryResult[] = [];
      for (const [number, { statement, at }] of others.entries()) {
        const result = results[number] as QueryResult;
        note(statement, result);
        answers[at] = result;
      }
      for (const [number, { parts }] of groups.entries()) {
        const [row] = (results[others.length + number] as QueryResult<Record<string, string[][] | null>>).rows;
        for (const [place, { select, at }] of parts.entries())
          answers[at] = { rows: rowsOf(select, row?.[`r${place}`] ?? []) } as unknown as QueryResult;
      }
      return resultsOfEach(answers);
    },
  };
}

/** Those that can be parts, the same ones beside each other: whatever order they are asked in, their text is one. */
const partsOf = (statements: readonly Statement[]): Part[] =>
  statements
    .flatMap(({ text, values = [] }, at): Part[] => {
      const select = selects.get(text);
      return select ? [{ select, values, at }] : [];
    })
    .sort((one, other) => one.select.id - other.select.id);

interface Group {
  readonly text: string;
  readonly parts: readonly Part[];
}

/**
 * A SELECT is once in a group: jobs that share a transaction ask the same questions, each about its own, and their groups
 * have one text, however many jobs there are. One that is left alone is no group, and none is more than are kept.
 */
function groupsOf(parts: readonly Part[]): Group[] {
  const rounds: Part[][] = [];
  const times = new Map<number, number>();
  for (const part of parts) {
    const time = times.get(part.select.id) ?? 0;
    times.set(part.select.id, time + 1);
    rounds[time] = [...(rounds[time] ?? []), part];
  }
  const groups: Group[] = [];
  for (const round of rounds) {
    for (let from = 0; from < round.length; from += MOST_PARTS) {
      const some = round.slice(from, from + MOST_PARTS);
      const text = some.length < 2 ? undefined : textOf(some);
      if (text !== undefined) groups.push({ text, parts: some });
    }
  }
  return groups;
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

/** In one statement: PostgreSQL plans the whole of it, and keeps the plan. */
const MOST_PARTS = 16;

/** Beyond that many columns, to name each of them twice costs more than a statement. */
const MOST_COLUMNS = 40;
/** A statement reads what was committed before it began: one that waits for a lock must not be the one that reads behind it. */
const LOCKS = /\bfor (no key update|update|share|key share)\b|\bpg_(try_)?advisory_/i;

function note(statement: Statement, result: QueryResult): void {
  const { text } = statement;
  if (!selects.has(text) && selects.size < MOST_SELECTS) selects.set(text, selectOf(text, result));
}

let nextId = 0;

function selectOf(text: string, { fields }: QueryResult): Select | null {
  if (!isCombinable(text, fields)) return null;
  nextId += 1;
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  return { id: nextId, text, columns, emptyRow: recordMaker(columns.map(({ name }) => name)) };
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
const rowsOf = ({ columns, emptyRow }: Select, rows: readonly (readonly (string | null)[])[]): object[] =>
  rows.map((texts) => {
    const row = emptyRow();
    for (const [at, { name, parse }] of columns.entries()) {
      const text = texts[at] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    return row;
  });
