import type { Knex } from 'knex';

/**
 * A day of a member's window has 24 hours. `interval '1 day'` has 23 or 25 of them in the time zone of a session that
 * changes its clocks then, so that a payment of the hour between was left out, or counted twice.
 */
export const up = (knex: Knex): Promise<void> => restate(knex, '24 hours');

export const down = (knex: Knex): Promise<void> => restate(knex, '1 day');

/** As migration 141 has it, but for the length of a day. */
async function restate(knex: Knex, day: '24 hours' | '1 day'): Promise<void> {
  await knex.raw(`CREATE OR REPLACE FUNCTION member_spent_after(tenant text, member text, start timestamptz) RETURNS numeric
  STABLE LANGUAGE sql AS $$
    SELECT coalesce(sum(s.amount_base_units), 0)
    FROM (SELECT date_bin('1 minute', start, 'epoch') + interval '1 minute' AS minute) m,
      LATERAL (SELECT date_bin('1 hour', m.minute - interval '1 millisecond', 'epoch') + interval '1 hour' AS hour) h,
      LATERAL (SELECT date_bin('1 day', h.hour - interval '1 millisecond', 'epoch') + interval '${day}' AS day) d,
      LATERAL (
        SELECT amount_base_units FROM member_spend WHERE (tenant_id, member_id, level) = (tenant, member, 0)
          AND since > start AND since < m.minute
        UNION ALL
        SELECT amount_base_units FROM member_spend WHERE (tenant_id, member_id, level) = (tenant, member, 1)
          AND since >= m.minute AND since < h.hour
        UNION ALL
        SELECT amount_base_units FROM member_spend WHERE (tenant_id, member_id, level) = (tenant, member, 2)
          AND since >= h.hour AND since < d.day
        UNION ALL
        SELECT amount_base_units FROM member_spend WHERE (tenant_id, member_id, level) = (tenant, member, 3)
          AND since >= d.day
      ) s
  $$`);
}
