import type { CodeBlockWriter } from 'ts-morph';
import { printFile } from '../../codegen/print/typescript.ts';
import type { Column } from './read-tables.ts';

export const TABLES_FILE = 'generated/database/tables.ts';
export const TYPES_FILE = 'generated/database/column-types.ts';

/** The types of the rows that can be written into each table, by the names that code has for columns. */
export function tablesFile(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  return print((writer) => {
    writer.writeLine(
      '/** What a row is written with, by table. What the database fills in by itself may be left out. */',
    );
    writer.write('export interface Tables ').block(() => {
      for (const [table, own] of tables) writeTable(writer, table, own);
    });
  });
}

/** The types that the database gives its columns, for statements that bring rows as parameters. */
export function typesFile(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  return print((writer) => {
    writer.writeLine('/** The type of each column, by table and by the name that the database has for it. */');
    writer.write('export const columnTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = ');
    writer.inlineBlock(() => {
      for (const [table, own] of tables) {
        writer.write(`${table}: `).inlineBlock(() => {
          for (const { name, type } of own) writer.writeLine(`${name}: '${type}',`);
        });
        writer.write(',').newLine();
      }
    });
    writer.write(';').newLine();
  });
}

const print = (write: (writer: CodeBlockWriter) => void): string =>
  printFile('migrations/', [write]).replace('`npm run generate`', '`npm run generate:rows`');

function writeTable(writer: CodeBlockWriter, table: string, columns: readonly Column[]): void {
  writer.write(`${table}: `).inlineBlock(() => {
    for (const column of columns) {
      const optional = column.nullable || column.defaulted ? '?' : '';
      writer.writeLine(`${camel(column.name)}${optional}: ${typeOf(column)}${column.nullable ? ' | null' : ''};`);
    }
  });
  writer.write(';').newLine();
}

const camel = (name: string): string => name.replace(/_(\w)/g, (_underscore, letter: string) => letter.toUpperCase());

/** A migration makes a column whose values no code can have. */
export class UnknownColumnType extends Error {
  override readonly name = 'UnknownColumnType';
}

/** An amount is an integer in code, a rate a decimal text: no `number` holds either exactly. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Uint8Array',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'bigint | number',
  json: 'object',
  jsonb: 'object',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
  xid8: 'bigint',
};

function typeOf(column: Column): string {
  const { table, name, type, scale } = column;
  if (type.startsWith('_')) return `readonly ${typeOf({ ...column, type: type.slice(1) })}[]`;
  if (type === 'numeric') return scale === 0 ? 'bigint' : 'string';
  const known = TYPES[type];
  if (known === undefined) {
    const types = [...Object.keys(TYPES), 'numeric'].join(', ');
    throw new UnknownColumnType(
      `${table}.${name} is of the type ${type}, which the service does not read: it reads ${types}`,
    );
  }
  return known;
}
