import type { Knex } from 'knex';

/** What a transaction asserts of rows that its process remembers, and the lock of its idempotency key. */
export async function up(knex: Knex): Promise<void> {
  // Nobody is asked between this and COMMIT. The work is done again, from what is stored.
  await knex.raw(`CREATE FUNCTION expect_unchanged(actual bigint, expected bigint) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF actual <> expected THEN
        RAISE EXCEPTION 'what was remembered has changed' USING ERRCODE = 'serialization_failure';
      END IF;
    END $$`);
  // A function, since PostgreSQL says where it waited for a lock only of one that a function asks for.
  await knex.raw(`CREATE FUNCTION lock_idempotency_key(number bigint) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(number);
    END $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION lock_idempotency_key(bigint)');
  await knex.raw('DROP FUNCTION expect_unchanged(bigint, bigint)');
}
