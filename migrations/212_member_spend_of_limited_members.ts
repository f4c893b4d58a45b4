import type { Knex } from 'knex';
import { changeRows } from './support/row-security.ts';

/** What counts into a member's windows: held payments do, these do not (D-207). */
const SPENDS = (row: string): string => `${row}.status NOT IN ('CANCELED', 'FAILED', 'REFUND_PENDING', 'REFUNDED')`;

/** A payment stands in one bucket of each level: its millisecond, minute, hour and day. */
const BUCKETS = (at: string): string => `(VALUES
  (0, ${at}),
  (1, date_bin('1 minute', ${at}, 'epoch')),
  (2, date_bin('1 hour', ${at}, 'epoch')),
  (3, date_bin('1 day', ${at}, 'epoch'))) b (level, since)`;

/** Of a member: payments take it together, and the member's first limit over time takes it alone. */
const LOCK = (row: string, tenant: string, member: string): string =>
  `hashtextextended('member-spend ' || ${row}.${tenant} || ' ' || ${row}.${member}, 0)`;

/** No window begins earlier: the longest is 30 days, and a day is added whole. */
const OLDEST = `(SELECT date_bin('1 day', LEAST(now(), now() + COALESCE(max(k.offset_ms), 0) * interval '1 millisecond')
    - interval '32 days', 'epoch') FROM tenant_clocks k WHERE k.tenant_id = w.tenant_id)`;

/** What the members of these windows have spent so far, in buckets. */
const SPENT = (
  windows: string,
): string => `INSERT INTO member_spend (tenant_id, member_id, level, since, amount_base_units)
  SELECT p.sender_tenant_id, p.initiator_member_id, b.level, b.since, sum(p.amount_base_units)
  FROM ${windows} w JOIN offramp_payments p
    ON p.sender_tenant_id = w.tenant_id AND p.initiator_member_id = w.member_id AND p.created_at >= ${OLDEST},
    LATERAL ${BUCKETS('p.created_at')}
  WHERE ${SPENDS('p')} GROUP BY 1, 2, 3, 4`;

const COUNT = `
      IF ${SPENDS('NEW')} THEN
        INSERT INTO member_spend AS s (tenant_id, member_id, level, since, amount_base_units)
          SELECT NEW.sender_tenant_id, NEW.initiator_member_id, b.level, b.since, NEW.amount_base_units
          FROM ${BUCKETS('NEW.created_at')} ORDER BY b.level
          ON CONFLICT (tenant_id, member_id, level, since)
          DO UPDATE SET amount_base_units = s.amount_base_units + excluded.amount_base_units;
      ELSE
        FOR bucket IN SELECT * FROM ${BUCKETS('NEW.created_at')} ORDER BY b.level LOOP
          UPDATE member_spend SET amount_base_units = amount_base_units - NEW.amount_base_units
            WHERE (tenant_id, member_id) = (NEW.sender_tenant_id, NEW.initiator_member_id)
              AND (level, since) = (bucket.level, bucket.since);
        END LOOP;
      END IF;
      RETURN NULL;`;

/**
 * Sums are kept for the members whom a limit over time restricts: those that have a window. For all others they were four
 * rows a payment that nobody asks for, and three of them the same for all payments of a minute. The first limit of a member
 * adds up what there is.
 */
export async function up(knex: Knex): Promise<void> {
  await counting(
    knex,
    `PERFORM pg_advisory_xact_lock_shared(${LOCK('NEW', 'sender_tenant_id', 'initiator_member_id')});
      -- A statement of its own: it sees the window of whoever held the lock.
      IF NOT EXISTS (SELECT FROM authority_windows w
          WHERE (w.tenant_id, w.member_id) = (NEW.sender_tenant_id, NEW.initiator_member_id)) THEN
        RETURN NULL;
      END IF;`,
  );
  await knex.raw(`CREATE FUNCTION add_up_member_spend() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Payments that have not counted themselves end first.
      PERFORM pg_advisory_xact_lock(${LOCK('NEW', 'tenant_id', 'member_id')});
      ${SPENT('(SELECT NEW.tenant_id, NEW.member_id)')};
      RETURN NULL;
    END $$`);
  await knex.raw(`CREATE TRIGGER add_up_member_spend AFTER INSERT ON authority_windows
    FOR EACH ROW EXECUTE FUNCTION add_up_member_spend()`);
  await changeRows(
    knex,
    `DELETE FROM member_spend s WHERE NOT EXISTS (SELECT FROM authority_windows w
      WHERE (w.tenant_id, w.member_id) = (s.tenant_id, s.member_id))`,
  );
}

/** Sums of all members again. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TRIGGER add_up_member_spend ON authority_windows');
  await knex.raw('DROP FUNCTION add_up_member_spend()');
  await counting(knex, '');
  await changeRows(knex, 'DELETE FROM member_spend');
  await changeRows(
    knex,
    `INSERT INTO member_spend SELECT p.sender_tenant_id, p.initiator_member_id, b.level, b.since,
      sum(p.amount_base_units) FROM offramp_payments p, LATERAL ${BUCKETS('p.created_at')} WHERE ${SPENDS('p')} GROUP BY 1, 2, 3, 4`,
  );
}

const counting = (knex: Knex, unless: string) =>
  knex.raw(`CREATE OR REPLACE FUNCTION count_member_spend() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      bucket record;
    BEGIN
      ${unless}${COUNT}
    END $$`);
