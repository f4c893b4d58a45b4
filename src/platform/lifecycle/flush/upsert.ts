import type { LockClass } from '../../db/lock-classes.ts';
import { lockByName } from '../../db/named-lock.ts';
import type { Reads } from '../../db/reads.ts';
import { snake } from '../../db/rows/case.ts';
import { sql } from '../../db/sql.ts';
import { type PartOf, type Table, update, type Write } from '../writes.ts';

/** The write that makes a row hold these values, whether it stands already or not; a second caller waits for the first. */
export async function upsert<T extends Table & LockClass>(
  reads: Reads,
  table: T,
  key: PartOf<T>,
  values: PartOf<T>,
): Promise<Write> {
  const columns = Object.fromEntries(Object.entries(key).map(([name, value]) => [snake(name), value]));
  // In one message: the read looks only when the lock is held.
  const [, standing] = await Promise.all([
    lockByName(reads, table, ...Object.values(key).map(String)),
    reads.one(sql(table).where(columns).select(Object.keys(columns))),
  ]);
  return standing
    ? update(table, key, values)
    : { kind: 'insert', table, row: { ...key, ...values }, onConflict: 'fail' };
}
