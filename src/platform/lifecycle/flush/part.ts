import {
  type ColumnTypes,
  columnsOf,
  parametersOf,
  type RowShape,
  type RowSource,
  rowSource,
  shapeKeyOf,
  shapeOf,
  typesOf,
  type Values,
} from '../../db/rows/row-source.ts';
import type { Statement } from '../../db/statement.ts';
import { RecentMap } from '../../recent-map.ts';

/** One part of the flush: common table expressions over rows of its own. */
export interface Part {
  /** Two parts of one kind have the same types, and for rows of the same shape the same text. */
  readonly kind: string;
  readonly rows: readonly Values[];
  readonly types: ColumnTypes;
  /** `name AS (…)`, and others before it whose names begin with it: a row of `name` for each row that is written. */
  readonly ctes: (source: RowSource, name: string) => string;
  /** An expression that raises where too little was written; undefined where less is allowed. */
  readonly check?: ((source: RowSource, name: string) => string) | undefined;
  /** It writes new rows and nothing else: neither its order among the parts nor what it has written is looked at. */
  readonly isPlain?: boolean;
}

/** The statement of some parts, which does not depend on their values. */
interface Combined {
  readonly text: string;
  readonly name: string;
  /** The shape of each part's rows. */
  readonly shapes: readonly RowShape[];
}

/** A transaction's text has several kilobytes: to write it anew each time took longer than to find it. */
const known = new RecentMap<string, Combined>(1000);

/**
 * All parts as one statement, whose text depends on the kinds of rows alone, and on whether there is one of a kind or more.
 * PostgreSQL runs a part when the outer query first asks for its rows: the columns of that query keep the parts in their
 * order, by which they lock rows. Plain parts run behind all of them.
 */
export function combine(parts: readonly Part[]): Statement {
  const key = parts.map(({ kind, rows }) => `${kind} ${shapeKeyOf(rows)}`).join('\n');
  let combined = known.get(key);
  if (combined === undefined) {
    combined = combinedOf(parts);
    known.set(key, combined);
  }
  const { text, name, shapes } = combined;
  return { text, name, values: parts.flatMap(({ rows }, at) => parametersOf(shapes[at] as RowShape, rows)) };
}

function combinedOf(parts: readonly Part[]): Combined {
  const shapes = parts.map(({ rows, types }) => shapeOf(rows, types));
  const ctes: string[] = [];
  const columns: string[] = [];
  let parameter = 1;
  for (const [index, part] of parts.entries()) {
    const name = `p${index}`;
    const shape = shapes[index] as RowShape;
    const source = rowSource(shape, parameter);
    parameter += shape.isOne ? shape.columns.length : 1;
    ctes.push(part.ctes(source, name));
    if (part.isPlain !== true) columns.push(part.check?.(source, name) ?? countOf(name));
  }
  return { text: `WITH ${ctes.join(',\n')}\nSELECT ${columns.join(', ')}`, name: nameOf(parts), shapes };
}

/** `insert claims, update offramp_payments`: what each part does to which table. */
const nameOf = (parts: readonly Part[]): string =>
  [...new Set(parts.map(({ kind }) => kind.split(' ').slice(0, 2).join(' ')))].join(', ');

/** An expression for the number of rows that a part has written. */
export const countOf = (name: string): string => `(SELECT count(*) FROM ${name})`;

/** One data-modifying statement, its text named by `kind`; with `what`, a table, it has to write a row for each of its own. */
export const writing = (
  kind: string,
  rows: readonly Values[],
  types: ColumnTypes,
  statement: (source: RowSource) => string,
  what?: string,
): Part => ({
  kind,
  rows,
  types,
  ctes: (source, name) => `${name} AS (${statement(source)} RETURNING 1)`,
  check: what === undefined ? undefined : (source, name) => expectAll(source, name, what),
});

const expectAll = ({ count }: RowSource, name: string, what: string): string =>
  `(SELECT CASE WHEN count(*) <> ${count} THEN expect_rows(count(*), ${count}, '${what}') END FROM ${name})`;

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

/** New rows: of one that stands already the whole fails (`fail`) or nothing is written (`ignore`), or what else is to be done. */
export function insertPart(table: string, rows: readonly Values[], onConflict: 'fail' | 'ignore' | string): Part {
  const kind = `insert ${table} ${onConflict}`;
  const types = typesOf(table);
  const insert = (source: RowSource): string => {
    const columns = columnsOf(rows[0] ?? {}).join(', ');
    return `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${source.rows} r`;
  };
  // It writes all its rows, or fails.
  if (onConflict === 'fail')
    return { kind, rows, types, ctes: (source, name) => `${name} AS (${insert(source)})`, isPlain: true };
  const conflict = onConflict === 'ignore' ? 'ON CONFLICT DO NOTHING' : `ON CONFLICT ${onConflict}`;
  const what = onConflict === 'ignore' ? undefined : table;
  return writing(kind, rows, types, (source) => `${insert(source)} ${conflict}`, what);
}

export const updatePart = (table: string, keys: readonly string[], rows: readonly Values[]): Part =>
  writing(
    `update ${table} by ${keys.join()}`,
    rows,
    typesOf(table),
    ({ fewRows, matching }) => {
      const columns = columnsOf(rows[0] ?? {}).filter((column) => !keys.includes(column));
      const assignments = columns.map((column) => `${column} = r.${column}`).join(', ');
      return `UPDATE ${table} t SET ${assignments} FROM ${fewRows} r WHERE ${keyed(keys, matching)}`;
    },
    table,
  );

/** Deletes the rows of a table that have these keys; a missing row is no fault. */
export const deletePart = (table: string, rows: readonly Values[]): Part =>
  writing(
    `delete ${table}`,
    rows,
    typesOf(table),
    ({ fewRows, matching }) =>
      `DELETE FROM ${table} t USING ${fewRows} r WHERE ${keyed(columnsOf(rows[0] ?? {}), matching)}`,
  );

/** The condition that a row `t` of the table has the keys of a row `r`. */
export const keyed = (keys: readonly string[], matching: RowSource['matching']): string =>
  keys.map((key) => matching(`t.${key}`, `r.${key}`)).join(' AND ');
