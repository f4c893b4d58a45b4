import { interleave, valuesOf } from '../report/rounds.ts';
import type { Database } from '../transitions/database.ts';

/** Milliseconds of each measurement. */
export interface Windows {
  readonly small: readonly number[];
  readonly large: readonly number[];
}

/** Sums of both windows in one turn. */
const SUMS = 200;

/** What the service asks of a member's history, for one who has made a thousand payments and one who has made a million. */
export async function windowsOf(database: Database, rounds: number): Promise<Windows> {
  await seed(database, 'mem_small', 1_000);
  await seed(database, 'mem_large', 1_000_000);
  await database.query('VACUUM ANALYZE member_spend');
  const candidateOf = (member: string) => ({ name: member, measure: () => sumsOf(database, member) });
  const candidates = [candidateOf('mem_small'), candidateOf('mem_large')];
  for (const { measure } of candidates) await measure();
  const measured = await interleave(candidates, rounds);
  return { small: valuesOf(measured, 'mem_small'), large: valuesOf(measured, 'mem_large') };
}

/** Payments of a dollar, spread over the last 40 days, in the buckets that the trigger of each would have counted up. */
async function seed(database: Database, member: string, payments: number): Promise<void> {
  for (const [level, size] of ['1 millisecond', '1 minute', '1 hour', '1 day'].entries()) {
    await database.query(
      `INSERT INTO member_spend (tenant_id, member_id, level, since, amount_base_units)
        SELECT 'ten_bench', $1, $2, date_bin($3::interval, now() - n * (interval '40 days' / $4::int), 'epoch'),
          count(*) * 1000000 FROM generate_series(1, $4::int) n GROUP BY 4`,
      [member, level, size, payments],
    );
  }
}

async function sumsOf(database: Database, member: string): Promise<number> {
  const started = performance.now();
  for (let sum = 0; sum < SUMS; sum += 1) {
    await database.query(
      `SELECT member_spent_after('ten_bench', $1, now() - interval '1 day') AS daily,
        member_spent_after('ten_bench', $1, now() - interval '30 days') AS monthly`,
      [member],
    );
  }
  return (performance.now() - started) / SUMS;
}
