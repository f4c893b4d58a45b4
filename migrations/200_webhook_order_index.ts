import type { Knex } from 'knex';

const NAME = 'webhook_deliveries_not_left';

/**
 * Whether an earlier event of a resource has still to leave is asked for each delivery that is due. While the index's
 * condition named the status, the index of what waits could answer that too, and did: by reading all that waits for the
 * endpoint. What has a next attempt is what is pending (`webhook_deliveries_next_attempt_iff_pending`).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`DROP INDEX ${NAME}`);
  await knex.raw(`CREATE INDEX ${NAME} ON webhook_deliveries (endpoint_id, resource_id, sequence)
    WHERE next_attempt_at IS NOT NULL AND left_at IS NULL`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DROP INDEX ${NAME}`);
  await knex.raw(`CREATE INDEX ${NAME} ON webhook_deliveries (endpoint_id, resource_id, sequence)
    WHERE status = 'PENDING' AND left_at IS NULL`);
}
