import type { Knex } from 'knex';
import { protectFromTenants } from './support/row-security.ts';

/** The mode in which each provider was last started, so that a process that starts with another one notices (D-119). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('provider_modes', (t) => {
    t.text('provider').primary();
    t.text('mode').notNullable();
    t.specificType('since', 'timestamptz(3)').notNullable();
    t.check(`mode IN ('off', 'mock', 'sandbox', 'live')`, [], 'provider_modes_mode_known');
  });
  await protectFromTenants(knex, 'provider_modes');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('provider_modes');
}
