import { columnTypes } from '../../generated/database/column-types.ts';
import { readColumns } from '../../scripts/rows/read-tables.ts';

/** Makes the types of tables known that only a test has, as `npm run generate:rows` does for those of the migrations. */
export async function knowTables(url: string, ...tables: readonly string[]): Promise<void> {
  for (const { table, name, type } of await readColumns(url)) {
    if (!tables.includes(table)) continue;
    const known = columnTypes as Record<string, Record<string, string>>;
    known[table] = { ...known[table], [name]: type };
  }
}
