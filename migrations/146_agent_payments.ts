import type { Knex } from 'knex';

/** Which agent initiated an off-ramp payment: its policy judges it (D-312). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.specificType('agent_id', 'text COLLATE "C"')
      .nullable()
      .comment('null: nobody but a member, or a key of no agent');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.dropColumn('agent_id');
  });
}
