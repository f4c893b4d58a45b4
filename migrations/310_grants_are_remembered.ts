import type { Knex } from 'knex';

/**
 * A grant remembers that one of its versions covered payment.create: to suspend, revoke or narrow it must not give back what
 * the role may do without a grant (D-516). The row keeps it itself, whichever release writes the row. One that stands since
 * before and covers it now is told by its actions.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('authorities', (t) => {
    t.boolean('ever_covered_payments')
      .notNullable()
      .defaultTo(false)
      .comment('whether any version of the grant allowed payment.create');
  });
  await knex.raw(`CREATE FUNCTION remember_covered_payments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.ever_covered_payments := NEW.ever_covered_payments OR 'payment.create' = ANY (NEW.allowed_actions)
        OR (TG_OP = 'UPDATE' AND (OLD.ever_covered_payments OR 'payment.create' = ANY (OLD.allowed_actions)));
      RETURN NEW;
    END $$`);
  await knex.raw(`CREATE TRIGGER remember_covered_payments BEFORE INSERT OR UPDATE ON authorities
    FOR EACH ROW EXECUTE FUNCTION remember_covered_payments()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TRIGGER remember_covered_payments ON authorities');
  await knex.raw('DROP FUNCTION remember_covered_payments()');
  await knex.schema.alterTable('authorities', (t) => t.dropColumn('ever_covered_payments'));
}
