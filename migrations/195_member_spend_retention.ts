import type { Knex } from 'knex';

const RETENTION = 'paychart_retention';

/** The small buckets of what a member spent may go when no window begins in them any more (D-207). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`GRANT SELECT, DELETE ON member_spend TO ${RETENTION}`);
  await knex.raw(`CREATE POLICY member_spend_retention ON member_spend TO ${RETENTION} USING (true)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP POLICY member_spend_retention ON member_spend');
  await knex.raw(`REVOKE SELECT, DELETE ON member_spend FROM ${RETENTION}`);
}
