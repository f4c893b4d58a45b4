import type { Knex } from 'knex';

/** A value that a column has in so many copies of a row, one behind the other in the order of the list. */
export interface Block {
  readonly value: unknown;
  readonly rows: number;
}

/** What a column has in the copies of a row: a block of them for each value. */
export interface Blocks {
  readonly column: string;
  readonly blocks: readonly Block[];
}

/** The place of the first copy of each block. */
export const startsOf = ({ blocks }: Blocks): number[] =>
  blocks.map((_, at) => blocks.slice(0, at).reduce((total, { rows }) => total + rows, 0));

export interface Filling {
  readonly table: string;
  /** The row that is copied. */
  readonly id: string;
  readonly rows: number;
  readonly blocks: readonly Blocks[];
  /** The columns that copies have in common with it, though an index is unique over them. */
  readonly kept: readonly string[];
  /** Columns that name another thing in each copy. */
  readonly apart?: readonly string[];
  /** Ends the ids of these copies, before their number. */
  readonly mark: string;
  /** When the newest of them was created. */
  readonly newestAt: Date;
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isUnique: boolean;
  readonly isGenerated: boolean;
}

/** The values that a column may have, as its check says. */
export async function checkedValues(owner: Knex, table: string, column: string): Promise<readonly string[]> {
  const { rows } = await owner.raw<{ rows: { definition: string }[] }>(
    `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = ?::regclass AND contype = 'c'`,
    [table],
  );
  const list = rows
    .map(
      ({ definition }) => new RegExp(`^CHECK \\(\\(${column} = ANY \\(ARRAY\\[(.+)\\]\\)\\)\\)$`).exec(definition)?.[1],
    )
    .find((found) => found !== undefined);
  return [...(list ?? '').matchAll(/'([^']+)'::text/g)].map(([, value = '']) => value);
}

/**
 * Copies a row many times. Its copies are a second apart, lie in the table in no order, and differ where an index is unique
 * over texts. What else keeps copies out is taken away from this database: checks, and the uniqueness of indexes, which
 * stay as indexes.
 */
export async function fill(owner: Knex, filling: Filling): Promise<void> {
  const { table, rows, id } = filling;
  const columns = await columnsOf(owner, table);
  await letCopiesIn(owner, table);
  await owner.transaction(async (trx) => {
    await trx.raw('SET LOCAL session_replication_role = replica');
    const values: unknown[] = [];
    const written = columns.filter(({ isGenerated }) => !isGenerated);
    const listed = written.map((column) => expressionOf(column, filling, values));
    await trx.raw(
      `INSERT INTO ${table} (${written.map(({ name }) => `"${name}"`).join(', ')})
        OVERRIDING SYSTEM VALUE
        SELECT ${listed.join(', ')} FROM (SELECT * FROM ${table} WHERE id = ?) t,
          (SELECT g FROM generate_series(0, ?::int) AS g ORDER BY md5(g::text)) AS numbers`,
      [...(values as Knex.RawBinding[]), id, rows - 1],
    );
  });
  await owner.raw(`VACUUM (ANALYZE) ${table}`);
}

/** Digits of a copy's number: ids of one length sort as their numbers do. */
const DIGITS = 7;

/** The id of a copy. */
export const copiedId = (id: string, mark: string, place: number): string =>
  `${id.slice(0, -DIGITS - mark.length)}${mark}${String(place).padStart(DIGITS, '0')}`;

function expressionOf({ name, type, isUnique }: Column, filling: Filling, values: unknown[]): string {
  const { blocks, kept, newestAt, mark, apart = [] } = filling;
  const place = `'${mark}' || lpad(g::text, ${DIGITS}, '0')`;
  const own = blocks.find(({ column }) => column === name);
  if (name === 'id') return `left(t.id, -${DIGITS + mark.length}) || ${place}`;
  if (name === 'version') return 'g + 1000';
  if (own !== undefined) {
    values.push(
      own.blocks.map(({ value }) => value),
      startsOf(own),
    );
    return `((?::text[])[width_bucket(g, ?::int[])])::${type}`;
  }
  if (name === 'created_at') {
    values.push(newestAt);
    return `?::timestamptz - g * interval '1 second'`;
  }
  const isOwn = (isUnique || apart.includes(name)) && type === 'text' && !kept.includes(name);
  // As long as the copied one, and of digits, which most forms allow.
  return isOwn ? `left(t."${name}", -${DIGITS + mark.length}) || ${place}` : `t."${name}"`;
}

/** Removes the copies, so that those of all tables need not lie on the disk together. */
export async function removeCopies(
  owner: Knex,
  { table, id, mark }: Pick<Filling, 'table' | 'id' | 'mark'>,
): Promise<void> {
  await owner.transaction(async (trx) => {
    await trx.raw('SET LOCAL session_replication_role = replica');
    await trx(table)
      .where('id', 'like', `${id.slice(0, -DIGITS - mark.length)}${mark}${'_'.repeat(DIGITS)}`)
      .whereNot({ id })
      .delete();
  });
  await owner.raw(`VACUUM (ANALYZE) ${table}`);
}

async function columnsOf(owner: Knex, table: string): Promise<readonly Column[]> {
  const { rows } = await owner.raw<{ rows: Column[] }>(
    `SELECT a.attname::text AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attgenerated <> '' AS "isGenerated",
        EXISTS (SELECT FROM pg_index i WHERE i.indrelid = a.attrelid AND a.attnum = ANY (i.indkey)
          AND (i.indisunique OR i.indisexclusion)
          AND NOT EXISTS (SELECT FROM pg_constraint f WHERE f.conrelid = a.attrelid AND f.contype = 'f'
            AND a.attnum = ANY (f.conkey))) AS "isUnique"
      FROM pg_attribute a WHERE a.attrelid = ?::regclass AND a.attnum > 0 AND NOT a.attisdropped`,
    [table],
  );
  return rows;
}

async function letCopiesIn(owner: Knex, table: string): Promise<void> {
  const indexes = await owner.raw<{ rows: { name: string; definition: string; constraint: string | null }[] }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition, c.conname AS "constraint"
      FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.contype IN ('u', 'x')
      WHERE i.indrelid = ?::regclass AND NOT i.indisprimary AND (i.indisunique OR i.indisexclusion)`,
    [table],
  );
  for (const { name, definition, constraint } of indexes.rows) {
    if (constraint === null) await owner.raw(`DROP INDEX ${name}`);
    else await owner.raw(`ALTER TABLE ${table} DROP CONSTRAINT "${constraint}" CASCADE`);
    await owner.raw(definition.replace('CREATE UNIQUE INDEX', 'CREATE INDEX'));
  }
  const checks = await owner.raw<{ rows: { name: string }[] }>(
    `SELECT conname AS name FROM pg_constraint WHERE conrelid = ?::regclass AND contype = 'c'`,
    [table],
  );
  for (const { name } of checks.rows) await owner.raw(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
}
