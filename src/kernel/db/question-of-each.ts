import type { Knex } from 'knex';
import type { RowReads } from './reads.ts';
import { rowEstimate } from './row-estimate.ts';
import { sql } from './sql.ts';
import { TurnBatch } from './turn-batch.ts';

type Key = readonly string[];

/**
 * A question about one thing, for many who ask it at once: what is asked of the same reads in one turn of the event loop is
 * one statement over a list of keys, whose text does not depend on how many they are. `query` is given the columns of the
 * key, which are texts, and is answered by the rows that it finds for each key, in its own order.
 */
export function questionOfEach<Row extends object, K extends Key>(
  columns: { readonly [I in keyof K]: string },
  query: (key: { readonly [I in keyof K]: Knex.Raw }) => Knex.QueryBuilder,
): (reads: Pick<RowReads, 'many'>, ...key: K) => Promise<readonly Row[]> {
  const batches = new WeakMap<Pick<RowReads, 'many'>, TurnBatch<K, readonly Row[]>>();
  const names = columns as readonly string[];
  const one = query(names.map((name) => sql.raw('??', `asked.${name}`)) as never);
  const listed = `${names.map(() => '?::text[]').join(', ')}) WITH ORDINALITY AS listed (${names.join(', ')}, place`;
  const answer = async (reads: Pick<RowReads, 'many'>, keys: readonly K[]): Promise<readonly (readonly Row[])[]> => {
    const asked = sql.raw(
      `(SELECT * FROM unnest(${listed})${rowEstimate(keys.length)}) AS asked`,
      names.map((_, at) => keys.map((key) => key[at])) as never,
    );
    const rows = await reads.many<Row & { readonly askedPlace: bigint | number }>(
      sql
        .select('found.*', 'asked.place as asked_place')
        .from(asked)
        .joinRaw('CROSS JOIN LATERAL (?) AS found', [one as never]),
    );
    const answers: Row[][] = keys.map(() => []);
    for (const { askedPlace, ...row } of rows) answers[Number(askedPlace) - 1]?.push(row as unknown as Row);
    return answers;
  };
  return (reads, ...key) => {
    let batch = batches.get(reads);
    if (batch === undefined) {
      batch = new TurnBatch((keys) => answer(reads, keys));
      batches.set(reads, batch);
    }
    return batch.ask(key);
  };
}
