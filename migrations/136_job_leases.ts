import type { Knex } from 'knex';

/** Ends a transaction that would record the outcome of work on jobs which it holds no longer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION expect_leases(held bigint, expected bigint) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF held <> expected THEN
        RAISE EXCEPTION 'holds % of % leases', held, expected USING ERRCODE = 'LE001';
      END IF;
    END $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION expect_leases');
}
