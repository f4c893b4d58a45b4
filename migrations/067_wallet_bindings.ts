import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Wallets of identities: what a payer may sign with (B 2.8, D-147, D-322). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('wallet_bindings', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('identity_id', ID).notNullable();
    t.text('chain_family').notNullable();
    t.integer('chain_id').notNullable();
    t.text('wallet_address').notNullable();
    t.text('wallet_type').notNullable();
    t.text('controller_type').notNullable();
    t.text('verification_method').notNullable();
    t.specificType('predecessor_id', ID).nullable().references('id').inTable('wallet_bindings');
    t.text('challenge').nullable();
    t.specificType('challenge_expires_at', TIME).nullable();
    t.specificType('verified_at', TIME).nullable();
    t.specificType('valid_from', TIME).nullable();
    t.specificType('valid_until', TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.index(['identity_id', 'created_at', 'id']);
    t.check(`status IN ('PENDING', 'ACTIVE', 'ROTATED', 'REVOKED')`, [], 'wallet_bindings_status_known');
    t.check(`chain_family = 'EVM'`, [], 'wallet_bindings_chain_family_known');
    t.check(`wallet_type IN ('EOA', 'SMART_ACCOUNT', 'MULTISIG_WALLET')`, [], 'wallet_bindings_wallet_type_known');
    t.check(`controller_type IN ('SELF', 'DELEGATED', 'ORGANIZATION')`, [], 'wallet_bindings_controller_type_known');
    t.check(`wallet_address ~ '^0x[0-9a-fA-F]{40}$'`, [], 'wallet_bindings_wallet_address_form');
  });
  // A wallet is ACTIVE under one identity at a time, whatever the chain and the letters' case (B 2.8, D-322).
  await knex.raw(`CREATE UNIQUE INDEX wallet_bindings_active_unique ON wallet_bindings (lower(wallet_address))
    WHERE status = 'ACTIVE'`);
  await protectByTenant(knex, 'wallet_bindings', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('wallet_bindings');
}
