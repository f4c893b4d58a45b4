import type { Knex } from 'knex';

/** The table is large: its writers must not wait for the indexes. */
export const config = { transaction: false };

const ADDED = ['sender', 'recipient'].map((party) => [
  `offramp_payments_by_${party}_public_status`,
  `${party}_tenant_id, public_status, created_at, id`,
]);

/** The unified surface lists the payments of the off-ramp surface, too, and filters them by their public status (D-529). */
export async function up(knex: Knex): Promise<void> {
  // An attempt that was interrupted leaves an invalid index behind.
  await down(knex);
  for (const [name, columns] of ADDED)
    await knex.raw(`CREATE INDEX CONCURRENTLY ${name} ON offramp_payments (${columns}) WHERE intent IS NULL`);
}

export async function down(knex: Knex): Promise<void> {
  for (const [name] of ADDED) await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}
