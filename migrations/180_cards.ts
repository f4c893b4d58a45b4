import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const ATOMS = 'numeric(78,0)';

const REASONS = `'CARD_INACTIVE', 'POLICY_UNAVAILABLE', 'POLICY_DENIED', 'MCC_BLOCKED', 'MCC_NOT_ALLOWED', 'PER_TXN_LIMIT',
  'DAILY_CAP', 'WEEKLY_CAP', 'MONTHLY_CAP', 'INSUFFICIENT_MULTISIG_BALANCE'`;

/** Cards (B 2.3, D-265), what they were used for (D-269), and what that adds up to (D-271, D-273, D-274). */
export async function up(knex: Knex): Promise<void> {
  await cards(knex);
  await authorizations(knex);
  await issuerReversals(knex);
  await spend(knex);
  await bookkeeping(knex);
}

async function cards(knex: Knex): Promise<void> {
  await knex.schema.createTable('cards', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).nullable().comment('null only for cards that an operator made');
    t.specificType('wallet_id', ID).nullable();
    t.specificType('agent_id', ID).nullable();
    t.specificType('issuer_card_id', ID).notNullable().unique({ indexName: 'cards_issuer_card_id_unique' });
    t.text('last4').notNullable();
    t.text('multisig_address').nullable();
    t.text('cardholder_id').nullable();
    t.text('funding_card_account_id').nullable();
    t.text('chain').nullable();
    t.text('crypto_account_address').nullable();
    t.text('crypto_account_type').nullable();
    for (const limit of ['per_transaction', 'daily', 'weekly', 'monthly']) {
      t.specificType(`${limit}_base_units`, ATOMS).nullable();
      t.check(`${limit}_base_units > 0`, [], `cards_${limit}_above_zero`);
    }
    t.jsonb('blocked_mcc').notNullable();
    t.jsonb('allowed_mcc').nullable();
    t.index(['wallet_id', 'created_at', 'id']);
    t.check(`status IN ('active', 'inactive')`, [], 'cards_status_known');
    t.check(`last4 ~ '^[0-9]{4}$'`, [], 'cards_last4_form');
    t.check('(wallet_id IS NULL) = (multisig_address IS NULL)', [], 'cards_address_iff_wallet');
    t.check('wallet_id IS NULL OR tenant_id IS NOT NULL', [], 'cards_wallet_has_tenant');
    t.check('agent_id IS NULL OR tenant_id IS NOT NULL', [], 'cards_agent_has_tenant');
    t.check('(cardholder_id IS NULL) = (funding_card_account_id IS NULL)', [], 'cards_funding_iff_cardholder');
    t.check('wallet_id IS NULL OR cardholder_id IS NULL', [], 'cards_of_wallet_or_provider');
    t.check(
      '(chain IS NULL) = (crypto_account_address IS NULL) AND (chain IS NULL) = (crypto_account_type IS NULL)',
      [],
      'cards_crypto_fields_together',
    );
    t.check(`chain IN ('solana', 'world_chain', 'base')`, [], 'cards_chain_known');
    t.check(`crypto_account_type IN ('standard', 'provider_wallet')`, [], 'cards_crypto_account_type_known');
    t.check(`jsonb_typeof(blocked_mcc) = 'array'`, [], 'cards_blocked_mcc_form');
    t.check(
      `jsonb_typeof(allowed_mcc) = 'array' AND jsonb_array_length(allowed_mcc) > 0`,
      [],
      'cards_allowed_mcc_form',
    );
  });
  await protectByTenant(knex, 'cards', ['tenant_id']);
}

async function authorizations(knex: Knex): Promise<void> {
  await knex.schema.createTable('card_authorizations', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).nullable();
    t.specificType('card_id', ID).notNullable();
    t.specificType('wallet_id', ID).nullable();
    t.specificType('agent_id', ID).nullable();
    t.specificType('issuer_authorization_id', ID).nullable().comment('null for the simulation of the sandbox');
    t.specificType('amount_base_units', ATOMS).notNullable();
    t.text('mcc').nullable();
    t.text('merchant_name').nullable();
    t.text('merchant_address').nullable();
    t.jsonb('policy_decision').nullable();
    t.text('decline_reason').nullable();
    t.specificType('reversed_base_units', ATOMS).notNullable();
    for (const window of ['daily', 'weekly', 'monthly']) {
      t.specificType(`spent_${window}_base_units`, ATOMS).notNullable();
      t.check(`spent_${window}_base_units >= 0`, [], `card_authorizations_spent_${window}_not_negative`);
    }
    t.index(['card_id', 'created_at', 'id']);
    t.unique(['issuer_authorization_id'], { indexName: 'card_authorizations_issuer_id_unique' });
    t.check(`status IN ('RECEIVED', 'APPROVED', 'DECLINED', 'REVERSED')`, [], 'card_authorizations_status_known');
    t.check('amount_base_units > 0', [], 'card_authorizations_amount_above_zero');
    t.check(
      'reversed_base_units BETWEEN 0 AND amount_base_units',
      [],
      'card_authorizations_reversed_at_most_the_amount',
    );
    t.check(
      `(status = 'REVERSED') = (reversed_base_units = amount_base_units)`,
      [],
      'card_authorizations_reversed_iff_whole',
    );
    t.check(`status <> 'DECLINED' OR reversed_base_units = 0`, [], 'card_authorizations_declined_gives_nothing_back');
    t.check(`(status = 'DECLINED') = (decline_reason IS NOT NULL)`, [], 'card_authorizations_reason_iff_declined');
    t.check(`decline_reason IN (${REASONS})`, [], 'card_authorizations_reason_known');
    t.check(`mcc ~ '^[0-9]{4}$'`, [], 'card_authorizations_mcc_form');
    t.check(`merchant_address ~ '^0x[0-9a-fA-F]{40}$'`, [], 'card_authorizations_merchant_address_form');
  });
  await protectByTenant(knex, 'card_authorizations', ['tenant_id']);
}

/** What an issuer has given back, each once. */
async function issuerReversals(knex: Knex): Promise<void> {
  await knex.schema.createTable('card_issuer_reversals', (t) => {
    t.specificType('id', ID).primary().comment("the issuer's own name for it");
    t.specificType('tenant_id', ID).nullable();
    t.specificType('authorization_id', ID).notNullable();
    t.specificType('amount_base_units', ATOMS).notNullable();
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.index(['authorization_id']);
    t.check('amount_base_units > 0', [], 'card_issuer_reversals_amount_above_zero');
  });
  await protectByTenant(knex, 'card_issuer_reversals', ['tenant_id']);
}

/**
 * What cards, agents and wallets have spent by cards, by the UTC day of the authorization. A window is a sum over the days
 * that it has: however many authorizations there are, a month is 31 rows. A wallet's draw is the sum over all its days.
 */
async function spend(knex: Knex): Promise<void> {
  await knex.schema.createTable('card_spend', (t) => {
    t.text('subject_type').notNullable();
    t.specificType('subject_id', ID).notNullable();
    t.integer('day').notNullable().comment('days since 1970-01-01 UTC');
    t.specificType('tenant_id', ID).nullable();
    t.specificType('amount_base_units', ATOMS).notNullable();
    t.primary(['subject_type', 'subject_id', 'day']);
    t.check(`subject_type IN ('wallet', 'agent', 'card')`, [], 'card_spend_subject_known');
    t.check('amount_base_units >= 0', [], 'card_spend_not_negative');
  });
  // Its rows are counted up in place.
  await knex.raw('ALTER TABLE card_spend SET (fillfactor = 70)');
  await protectByTenant(knex, 'card_spend', ['tenant_id']);
}

/** What an authorization takes: all of it but what was given back; nothing while it is undecided or declined. */
const TAKEN = (row: string): string =>
  `CASE WHEN ${row}.status IN ('APPROVED', 'REVERSED') THEN ${row}.amount_base_units - ${row}.reversed_base_units ELSE 0 END`;

/** Kept by the row itself, so that no path can forget it; a reversal is credited to the day of its authorization (D-272). */
async function bookkeeping(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION count_card_spend() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      change numeric := ${TAKEN('NEW')} - CASE WHEN TG_OP = 'UPDATE' THEN ${TAKEN('OLD')} ELSE 0 END;
    BEGIN
      IF change = 0 THEN
        RETURN NULL;
      END IF;
      -- In the order of the locks of an authorization, so that no two wait for each other.
      IF NEW.wallet_id IS NOT NULL THEN
        PERFORM add_card_spend('wallet', NEW.wallet_id, NEW.created_at, NEW.tenant_id, change);
      END IF;
      IF NEW.agent_id IS NOT NULL THEN
        PERFORM add_card_spend('agent', NEW.agent_id, NEW.created_at, NEW.tenant_id, change);
      END IF;
      PERFORM add_card_spend('card', NEW.card_id, NEW.created_at, NEW.tenant_id, change);
      RETURN NULL;
    END $$`);
  await knex.raw(`CREATE FUNCTION add_card_spend(type text, subject text, at timestamptz, tenant text, change numeric)
    RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      -- A credit finds its row: the check of a new one would refuse the negative amount first.
      UPDATE card_spend SET amount_base_units = amount_base_units + change
        WHERE (subject_type, subject_id, day) = (type, subject, floor(extract(epoch FROM at) / 86400)::int);
      IF NOT FOUND THEN
        INSERT INTO card_spend AS s (subject_type, subject_id, day, tenant_id, amount_base_units)
          VALUES (type, subject, floor(extract(epoch FROM at) / 86400)::int, tenant, change)
          ON CONFLICT (subject_type, subject_id, day)
          DO UPDATE SET amount_base_units = s.amount_base_units + excluded.amount_base_units;
      END IF;
    END $$`);
  await knex.raw(`CREATE TRIGGER count_card_spend_of_new AFTER INSERT ON card_authorizations
    FOR EACH ROW EXECUTE FUNCTION count_card_spend()`);
  await knex.raw(`CREATE TRIGGER count_card_spend_of_changed AFTER UPDATE OF status, reversed_base_units
    ON card_authorizations FOR EACH ROW EXECUTE FUNCTION count_card_spend()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('card_issuer_reversals');
  await knex.schema.dropTable('card_authorizations');
  await knex.raw('DROP FUNCTION count_card_spend()');
  await knex.raw('DROP FUNCTION add_card_spend(text, text, timestamptz, text, numeric)');
  await knex.schema.dropTable('card_spend');
  await knex.schema.dropTable('cards');
}
