import { snake } from '../db/case.ts';
import { rowEstimate } from '../db/row-estimate.ts';
import type { Statement } from '../db/statement.ts';
import { jsonValue } from './changes.ts';

/** Columns by their names in camelCase; what each holds is said where rows are written, and checked by the database. */
type Values = Readonly<Record<string, unknown>>;

/** One part of the flush: common table expressions with one JSON parameter of their own. */
export interface Part {
  /** `name AS (…)`, and others before it whose names begin with it: a row of `name` for each row that is written. */
  readonly ctes: (parameter: string, name: string) => string;
  readonly rows: readonly Values[];
  /** An expression that raises where too little was written; undefined where less is allowed. */
  readonly check?: ((parameter: string, name: string) => string) | undefined;
}

/**
 * All parts as one statement, whose text depends on the kinds of rows alone. PostgreSQL runs a part when the outer query
 * first asks for its rows: the columns of that query keep the parts in their order, by which they lock rows.
 */
export function combine(parts: readonly Part[]): Statement {
  const named = parts.map((part, index) => ({ part, name: `p${index}`, parameter: `$${index + 1}::jsonb` }));
  const ctes = named.map(({ part, name, parameter }) => part.ctes(parameter, name));
  const columns = named.map(({ part, name, parameter }) => part.check?.(parameter, name) ?? countOf(name));
  return {
    text: `WITH ${ctes.join(',\n')}\nSELECT ${columns.join(', ')}`,
    values: parts.map(({ rows }) => JSON.stringify(rows.map(snakeRow))),
  };
}

/** How many rows a part has written. */
export const countOf = (name: string): string => `(SELECT count(*) FROM ${name})`;

/** One data-modifying statement; with `what`, a table, it has to write a row for each row of its parameter. */
export const writing = (rows: readonly Values[], statement: (parameter: string) => string, what?: string): Part => ({
  rows,
  ctes: (parameter, name) => `${name} AS (${statement(parameter)} RETURNING 1)`,
  check: what === undefined ? undefined : (parameter, name) => expectAll(parameter, name, what),
});

const expectAll = (parameter: string, name: string, what: string): string =>
  `CASE WHEN ${countOf(name)} <> jsonb_array_length(${parameter})
    THEN expect_rows(${countOf(name)}, jsonb_array_length(${parameter}), '${what}') END`;

export function snakeRow(row: Values): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(row)) result[snake(key)] = jsonValue(row[key]);
  return result;
}

export const columnsOf = (row: Values): string[] => Object.keys(row).map(snake);

export function group<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const members = groups.get(key);
    if (members) members.push(item);
    else groups.set(key, [item]);
  }
  // In a fixed order, so that the same kinds of steps give the same statement whatever came first.
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, members]) => members);
}

/** Rows of a parameter, to join a table with. */
export const joinedRows = (table: string, parameter: string, count: number): string =>
  `(SELECT * FROM jsonb_populate_recordset(null::${table}, ${parameter})${rowEstimate(count)})`;

export function insertPart(table: string, rows: readonly Values[], onConflict: 'fail' | 'ignore' | string): Part {
  const columns = columnsOf(rows[0] ?? {}).join(', ');
  const conflict =
    onConflict === 'fail' ? '' : onConflict === 'ignore' ? ' ON CONFLICT DO NOTHING' : ` ON CONFLICT ${onConflict}`;
  return writing(
    rows,
    (parameter) =>
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(null::${table}, ${parameter})${conflict}`,
    onConflict === 'ignore' ? undefined : table,
  );
}

export function updatePart(table: string, keys: readonly string[], rows: readonly Values[]): Part {
  const columns = columnsOf(rows[0] ?? {}).filter((column) => !keys.includes(column));
  const assignments = columns.map((column) => `${column} = r.${column}`).join(', ');
  const match = keys.map((key) => `t.${key} = r.${key}`).join(' AND ');
  return writing(
    rows,
    (parameter) =>
      `UPDATE ${table} t SET ${assignments} FROM ${joinedRows(table, parameter, rows.length)} r WHERE ${match}`,
    table,
  );
}
