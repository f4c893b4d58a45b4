import { snake } from '../db/case.ts';
import { rowEstimate } from '../db/row-estimate.ts';
import type { Statement } from '../db/statement.ts';
import { jsonValue } from './changes.ts';

/** Columns by their names in camelCase; what each holds is said where rows are written, and checked by the database. */
type Values = Readonly<Record<string, unknown>>;

/** One part of the flush: a data-modifying CTE with its one JSON parameter. */
export interface Part {
  readonly text: (parameter: string) => string;
  readonly rows: readonly Values[];
  /** How many rows it must write; undefined where a conflict may be ignored. */
  readonly expected: number | undefined;
  readonly what: string;
}

/** All parts as one statement, whose text depends on the kinds of rows alone; a part that writes too little raises. */
export function combine(parts: readonly Part[]): Statement {
  const ctes = parts.map((part, index) => `p${index} AS (${part.text(`$${index + 1}::jsonb`)} RETURNING 1)`);
  const checks = parts.flatMap((part, index) =>
    part.expected === undefined
      ? []
      : [
          `CASE WHEN (SELECT count(*) FROM p${index}) <> jsonb_array_length($${index + 1}::jsonb)
            THEN expect_rows((SELECT count(*) FROM p${index}), jsonb_array_length($${index + 1}::jsonb), '${part.what}') END`,
        ],
  );
  return {
    text: `WITH ${ctes.join(',\n')}\nSELECT ${checks.length > 0 ? checks.join(', ') : '1'}`,
    values: parts.map((part) => JSON.stringify(part.rows.map(snakeRow))),
  };
}

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
  return {
    text: (parameter) =>
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(null::${table}, ${parameter})${conflict}`,
    rows,
    expected: onConflict === 'ignore' ? undefined : rows.length,
    what: table,
  };
}

export function updatePart(table: string, keys: readonly string[], rows: readonly Values[]): Part {
  const columns = columnsOf(rows[0] ?? {}).filter((column) => !keys.includes(column));
  const assignments = columns.map((column) => `${column} = r.${column}`).join(', ');
  const match = keys.map((key) => `t.${key} = r.${key}`).join(' AND ');
  return {
    text: (parameter) =>
      `UPDATE ${table} t SET ${assignments} FROM ${joinedRows(table, parameter, rows.length)} r WHERE ${match}`,
    rows,
    expected: rows.length,
    what: table,
  };
}
