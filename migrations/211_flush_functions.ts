import type { Knex } from 'knex';

/** What the statement of a flush calls. */
export async function up(knex: Knex): Promise<void> {
  // Another request has left its answer under the key: the work is done again, and finds it.
  await knex.raw(`CREATE FUNCTION expect_key(written bigint) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF written <> 1 THEN
        RAISE EXCEPTION 'another request has answered under the key' USING ERRCODE = 'serialization_failure';
      END IF;
    END $$`);
  // As the clock stands when it is asked for: a statement that has waited for a row sees what was committed meanwhile.
  await knex.raw(`CREATE FUNCTION clock_offset(tenant text) RETURNS interval LANGUAGE plpgsql AS $$
    BEGIN
      RETURN COALESCE((SELECT offset_ms FROM tenant_clocks WHERE tenant_id = tenant), 0) * interval '1 millisecond';
    END $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION clock_offset(text)');
  await knex.raw('DROP FUNCTION expect_key(bigint)');
}
