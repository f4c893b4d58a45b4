import type { Knex } from 'knex';

/** Webhooks and polls are ordered apart: neither makes the other's news old (D-491). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('provider_attempts', (t) => {
    t.specificType('last_webhook_applied_at', 'timestamptz(3)').nullable();
    t.specificType('last_poll_applied_at', 'timestamptz(3)').nullable();
  });
  // Which source the newest applied event came from, its id tells: only our own calls' answers are named by us. A time
  // that lay ahead of its receipt counts as that, so that a wrong clock stops nothing from here on.
  await knex.raw(`UPDATE provider_attempts a SET last_webhook_applied_at = e.webhook, last_poll_applied_at = e.poll
    FROM (
      SELECT payment_id, provider, max(at) FILTER (WHERE ours) AS poll, max(at) FILTER (WHERE NOT ours) AS webhook
      FROM (
        SELECT payment_id, provider, event_id ~ '^(poll|submit):' AS ours,
          CASE WHEN occurred_at > received_at + interval '5 minutes' THEN received_at ELSE occurred_at END AS at
        FROM provider_events WHERE disposition = 'applied' AND payment_id IS NOT NULL
      ) applied
      GROUP BY payment_id, provider
    ) e
    WHERE e.payment_id = a.payment_id AND e.provider = a.provider AND a.live`);
  await knex.schema.alterTable('provider_attempts', (t) => {
    t.dropColumn('last_applied_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('provider_attempts', (t) => {
    t.specificType('last_applied_at', 'timestamptz(3)').nullable();
  });
  await knex.raw(
    'UPDATE provider_attempts SET last_applied_at = GREATEST(last_webhook_applied_at, last_poll_applied_at)',
  );
  await knex.schema.alterTable('provider_attempts', (t) => {
    t.dropColumn('last_webhook_applied_at');
    t.dropColumn('last_poll_applied_at');
  });
}
