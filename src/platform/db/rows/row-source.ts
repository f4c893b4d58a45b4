import { prepareValue } from 'pg/lib/utils.js';
import { columnTypes } from '../../../../generated/database/column-types.ts';
import { snake } from './case.ts';
import { lookedUp, rowEstimate } from './row-estimate.ts';

/** Columns by their names in camelCase; what each holds is said where rows are written, and checked by the database. */
export type Values = Readonly<Record<string, unknown>>;

/** The type of each column, by the name that the database has for it. */
export type ColumnTypes = Readonly<Record<string, string>>;

/** Rows that come with a statement, as its text names them. */
export interface RowSource {
  /** The expression that the rows are selected from. */
  readonly rows: string;
  /** The same to join a table with: PostgreSQL is told how few they are. */
  readonly fewRows: string;
  /** The condition that a column of the table equals a column of these rows. */
  readonly matching: (column: string, own: string) => string;
  /** An expression for the number of rows. */
  readonly count: string;
}

export function typesOf(table: string): ColumnTypes {
  const types = columnTypes[table];
  if (types === undefined) throw new Error(`the types of the table ${table} are not known: npm run generate:rows`);
  return types;
}

export const columnsOf = (row: Values): string[] => Object.keys(row).map(snake);

interface Column {
  /** In the row. */
  readonly key: string;
  /** In the table. */
  readonly name: string;
  readonly type: string;
}

/** The properties of rows on which the text of their statement depends. */
export interface RowShape {
  /** The columns of the first row. */
  readonly columns: readonly Column[];
  readonly isOne: boolean;
  /** The clause that tells PostgreSQL how many rows there are. */
  readonly estimate: string;
}

export const shapeOf = (rows: readonly Values[], types: ColumnTypes): RowShape => ({
  columns: Object.keys(rows[0] ?? {}).map((key) => ({ key, name: snake(key), type: typeOf(types, snake(key)) })),
  isOne: rows.length === 1,
  estimate: rowEstimate(rows.length),
});

/** Rows have the same shape where this is the same, and the types of their columns are. */
export const shapeKeyOf = (rows: readonly Values[]): string =>
  `${Object.keys(rows[0] ?? {}).join()}${rows.length === 1 ? '' : ` of many${rowEstimate(rows.length)}`}`;

/**
 * The rows of a statement, whose first parameter is `$first`. One row is a parameter for each column, which costs
 * PostgreSQL the least; several are one parameter of JSON, so that the text does not depend on how many they are. Each of
 * those is a list in the order of the columns: objects with the names of the columns take PostgreSQL twice as long.
 */
export function rowSource({ columns, isOne, estimate }: RowShape, first: number): RowSource {
  if (isOne) {
    const parameters = columns.map(({ name, type }, at) => `$${first + at}::${type} AS ${name}`);
    const selected = `(SELECT ${parameters.join(', ')})`;
    return { rows: selected, fewRows: selected, matching: (column, own) => `${column} = ${own}`, count: '1' };
  }
  const parameter = `$${first}::jsonb`;
  const listed = columns.map(({ name, type }, at) => `${listedColumn(type, at)} AS ${name}`).join(', ');
  const selected = `SELECT ${listed} FROM jsonb_array_elements(${parameter}) AS listed(item)`;
  return {
    rows: `(${selected})`,
    fewRows: `(${selected}${estimate})`,
    matching: lookedUp,
    count: `jsonb_array_length(${parameter})`,
  };
}

/** The parameters of these rows, in the order of their numbers. */
export function parametersOf(shape: RowShape, rows: readonly Values[]): unknown[] {
  const [first = {}] = rows;
  if (shape.isOne) return shape.columns.map(({ key, type }) => parameterOf(first[key], type));
  return [JSON.stringify(rows.map((row) => shape.columns.map(({ key, type }) => listedValue(row[key], type))))];
}

function typeOf(types: ColumnTypes, column: string): string {
  const type = types[column];
  if (type === undefined) throw new Error(`there is no type for the column ${column}`);
  return type;
}

/** A value for a parameter of that type. JSON is sent as text: pg would send a list as an array, and a text as it is. */
const parameterOf = (value: unknown, type: string): unknown =>
  type === 'jsonb' && value !== null ? JSON.stringify(jsonValue(value)) : value;

/** A column of a row in a JSON list. A JSON null there means SQL NULL, also for a column of type jsonb. */
const listedColumn = (type: string, at: number): string =>
  type === 'jsonb' ? `NULLIF(item->${at}, 'null')` : `(item->>${at})::${type}`;

/** In an element of JSON: a list for an array of the database travels in its own words. */
const listedValue = (value: unknown, type: string): unknown =>
  type.startsWith('_') && Array.isArray(value) ? prepareValue(value) : jsonValue(value);

/** The same without a replacer, which costs JSON.stringify more than the rest of it: a value that needs no change is itself. */
export function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) {
    const items = value.map(jsonValue);
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  let result: Record<string, unknown> | undefined;
  for (const key of Object.keys(value)) {
    const own = (value as Record<string, unknown>)[key];
    const changed = jsonValue(own);
    if (changed === own) continue;
    result ??= { ...value };
    result[key] = changed;
  }
  return result ?? value;
}
