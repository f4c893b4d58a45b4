import type { Knex } from 'knex';
import { changeRows } from './support/row-security.ts';

/** What counts: held payments do, these do not (D-207, D-528). */
const SPENDS = (row: string): string => `${row}.status NOT IN ('CANCELED', 'FAILED', 'REFUND_PENDING', 'REFUNDED')`;

/** What was approved, less what was given back. */
const TAKEN = (row: string): string => `${row}.amount_base_units - ${row}.reversed_base_units`;

/** No window begins earlier: the longest is 30 days. */
const SINCE = (row: string): string => `${row}.created_at > now() - interval '32 days'`;

const RETENTION = 'paychart_retention';

const INSERT = 'INSERT INTO spends (resource_id, spender_id, tenant_id, amount_base_units, created_at, ended_at)';

/**
 * Wallets, agents and cards spend, too: the rows of payments and authorizations keep their `spends` themselves, so that no
 * handler can forget them. Transactions of wallets and loans are counted where they are judged (D-528).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION count_agent_spend() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${INSERT} VALUES (NEW.id, NEW.agent_id, NEW.sender_tenant_id, NEW.amount_base_units, NEW.created_at, NULL)
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`);
  await knex.raw(`CREATE TRIGGER count_agent_spend AFTER INSERT ON offramp_payments
    FOR EACH ROW WHEN (NEW.agent_id IS NOT NULL AND ${SPENDS('NEW')}) EXECUTE FUNCTION count_agent_spend()`);
  await knex.raw(`CREATE TRIGGER end_spends AFTER UPDATE OF status ON offramp_payments
    FOR EACH ROW WHEN (${SPENDS('OLD')} AND NOT (${SPENDS('NEW')})) EXECUTE FUNCTION end_spends()`);
  await knex.raw(`CREATE FUNCTION count_card_uses() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${INSERT}
        SELECT NEW.id, spender, NEW.tenant_id, ${TAKEN('NEW')}, NEW.created_at, NULL
        FROM unnest(ARRAY[NEW.card_id, NEW.agent_id, NEW.wallet_id]) spender
        WHERE spender IS NOT NULL AND ${TAKEN('NEW')} > 0
        ON CONFLICT (resource_id, spender_id) DO UPDATE SET amount_base_units = excluded.amount_base_units;
      IF ${TAKEN('NEW')} = 0 THEN
        UPDATE spends SET ended_at = NEW.updated_at WHERE resource_id = NEW.id AND ended_at IS NULL;
      END IF;
      RETURN NULL;
    END $$`);
  await knex.raw(`CREATE TRIGGER count_card_uses AFTER INSERT OR UPDATE OF status, reversed_base_units ON card_authorizations
    FOR EACH ROW WHEN (NEW.tenant_id IS NOT NULL AND NEW.status IN ('APPROVED', 'REVERSED'))
    EXECUTE FUNCTION count_card_uses()`);
  await earlier(knex);
  // No window is longer than 30 days.
  await knex.raw(`GRANT SELECT, DELETE ON spends TO ${RETENTION}`);
  await knex.raw(`CREATE POLICY spends_retention ON spends TO ${RETENTION} USING (true)`);
}

/** What was spent before counts, too. */
async function earlier(knex: Knex): Promise<void> {
  await changeRows(
    knex,
    `${INSERT} SELECT p.id, p.agent_id, p.sender_tenant_id, p.amount_base_units, p.created_at, NULL
      FROM offramp_payments p WHERE p.agent_id IS NOT NULL AND ${SPENDS('p')} AND ${SINCE('p')} ON CONFLICT DO NOTHING`,
  );
  await changeRows(
    knex,
    `${INSERT} SELECT a.id, spender, a.tenant_id, ${TAKEN('a')}, a.created_at, NULL
      FROM card_authorizations a, unnest(ARRAY[a.card_id, a.agent_id, a.wallet_id]) spender
      WHERE a.tenant_id IS NOT NULL AND a.status IN ('APPROVED', 'REVERSED') AND spender IS NOT NULL
        AND ${TAKEN('a')} > 0 AND ${SINCE('a')} ON CONFLICT DO NOTHING`,
  );
  // Of what wallets have proposed before, transfers of the settlement token have an amount in USD.
  await changeRows(
    knex,
    `${INSERT} SELECT p.id, p.source_wallet_id, p.tenant_id, p.amount_base_units, p.created_at, NULL
      FROM multisig_payments p WHERE p.asset = 'usdc' AND p.origin <> 'SWEEP' AND p.amount_base_units > 0
        AND p.status NOT IN ('FAILED', 'CANCELLED') AND ${SINCE('p')} ON CONFLICT DO NOTHING`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP POLICY spends_retention ON spends');
  await knex.raw(`REVOKE SELECT, DELETE ON spends FROM ${RETENTION}`);
  await knex.raw('DROP TRIGGER count_card_uses ON card_authorizations');
  await knex.raw('DROP FUNCTION count_card_uses()');
  await knex.raw('DROP TRIGGER end_spends ON offramp_payments');
  await knex.raw('DROP TRIGGER count_agent_spend ON offramp_payments');
  await knex.raw('DROP FUNCTION count_agent_spend()');
  await changeRows(knex, `DELETE FROM spends s WHERE NOT EXISTS (SELECT FROM members m WHERE m.id = s.spender_id)`);
}
