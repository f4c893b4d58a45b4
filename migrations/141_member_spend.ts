import type { Knex } from 'knex';
import { changeRows, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';

/** What counts into a member's windows: held payments do, these do not (D-207). */
const SPENDS = (row: string): string => `${row}.status NOT IN ('CANCELED', 'FAILED', 'REFUND_PENDING', 'REFUNDED')`;

/** A payment stands in one bucket of each level: its millisecond, minute, hour and day. */
const BUCKETS = (at: string): string => `(VALUES
  (0, ${at}),
  (1, date_bin('1 minute', ${at}, 'epoch')),
  (2, date_bin('1 hour', ${at}, 'epoch')),
  (3, date_bin('1 day', ${at}, 'epoch'))) b (level, since)`;

/**
 * What members spend, as sums over buckets of time, kept by the row itself: whatever changes a payment's status changes
 * its buckets in the same statement. A window that begins at any millisecond is a few ranges of the primary key, at most 60
 * minutes, 24 hours and 30 days beside the payments of one minute, however many payments there are (D-207).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('member_spend', (t) => {
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('member_id', ID).notNullable();
    t.integer('level').notNullable();
    t.specificType('since', 'timestamptz(3)').notNullable();
    t.specificType('amount_base_units', 'numeric(78,0)').notNullable();
    t.primary(['tenant_id', 'member_id', 'level', 'since']);
    t.check('level BETWEEN 0 AND 3', [], 'member_spend_level_known');
    t.check('amount_base_units >= 0', [], 'member_spend_not_negative');
  });
  // Its rows are counted up in place.
  await knex.raw('ALTER TABLE member_spend SET (fillfactor = 70)');
  await protectByTenant(knex, 'member_spend', ['tenant_id']);
  await windows(knex);
  await bookkeeping(knex);
  await knex.raw(spentAfter);
  await changeRows(
    knex,
    `INSERT INTO member_spend SELECT p.sender_tenant_id, p.initiator_member_id, b.level, b.since,
      sum(p.amount_base_units) FROM offramp_payments p, LATERAL ${BUCKETS('p.created_at')} WHERE ${SPENDS('p')} GROUP BY 1, 2, 3, 4`,
  );
}

/** Who checks a member's window holds this row until the commit: two payments at once are added up one by one (D-207). */
async function windows(knex: Knex): Promise<void> {
  await knex.schema.createTable('authority_windows', (t) => {
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('member_id', ID).notNullable();
    t.primary(['tenant_id', 'member_id']);
  });
  await protectByTenant(knex, 'authority_windows', ['tenant_id']);
}

async function bookkeeping(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION count_member_spend() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      bucket record;
    BEGIN
      -- From the smallest bucket up, so that no two wait for each other.
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
      RETURN NULL;
    END $$`);
  await knex.raw(`CREATE TRIGGER count_member_spend_of_new AFTER INSERT ON offramp_payments
    FOR EACH ROW WHEN (${SPENDS('NEW')}) EXECUTE FUNCTION count_member_spend()`);
  await knex.raw(`CREATE TRIGGER count_member_spend_of_ended AFTER UPDATE OF status ON offramp_payments
    FOR EACH ROW WHEN ((${SPENDS('OLD')}) <> (${SPENDS('NEW')})) EXECUTE FUNCTION count_member_spend()`);
}

/** The sum after a time, which itself no longer counts; what lies ahead of any clock counts too (D-464). */
const spentAfter = `CREATE FUNCTION member_spent_after(tenant text, member text, start timestamptz) RETURNS numeric
  STABLE LANGUAGE sql AS $$
    SELECT coalesce(sum(s.amount_base_units), 0)
    FROM (SELECT date_bin('1 minute', start, 'epoch') + interval '1 minute' AS minute) m,
      LATERAL (SELECT date_bin('1 hour', m.minute - interval '1 millisecond', 'epoch') + interval '1 hour' AS hour) h,
      LATERAL (SELECT date_bin('1 day', h.hour - interval '1 millisecond', 'epoch') + interval '1 day' AS day) d,
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
  $$`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TRIGGER count_member_spend_of_ended ON offramp_payments');
  await knex.raw('DROP TRIGGER count_member_spend_of_new ON offramp_payments');
  await knex.raw('DROP FUNCTION count_member_spend()');
  await knex.raw('DROP FUNCTION member_spent_after(text, text, timestamptz)');
  await knex.schema.dropTable('authority_windows');
  await knex.schema.dropTable('member_spend');
}
