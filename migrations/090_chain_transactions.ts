import type { Knex } from 'knex';
import { protectFromTenants } from './support/row-security.ts';

/** What the relayer sends: calls by their key, every signed form of each, and the nonces of its key (D-264). */
export async function up(knex: Knex): Promise<void> {
  await senders(knex);
  await transactions(knex);
  await signatures(knex);
}

async function senders(knex: Knex): Promise<void> {
  await knex.schema.createTable('chain_senders', (t) => {
    t.bigInteger('chain_id').notNullable();
    t.specificType('address', 'text COLLATE "C"').notNullable();
    t.bigInteger('next_nonce')
      .notNullable()
      .comment('of the next transaction that is signed; taken under the row lock');
    t.text('holder').nullable().comment('the process that sends now: one key sends in order');
    t.specificType('lease_until', 'timestamptz(3)').nullable();
    t.primary(['chain_id', 'address']);
    t.check('next_nonce >= 0', [], 'chain_senders_nonce_not_negative');
  });
  await protectFromTenants(knex, 'chain_senders');
}

async function transactions(knex: Knex): Promise<void> {
  await knex.schema.createTable('chain_transactions', (t) => {
    t.specificType('key', 'text COLLATE "C"').primary().comment('deterministic: what is asked for twice is sent once');
    t.specificType('seq', 'bigint GENERATED ALWAYS AS IDENTITY').notNullable().comment('the order of sending');
    t.text('state').notNullable();
    t.text('to_address').notNullable();
    t.text('data').notNullable();
    t.specificType('value', 'numeric(78,0)').notNullable();
    t.bigInteger('gas_limit').nullable().comment('null: estimated');
    t.integer('confirmations').notNullable();
    t.jsonb('expects').nullable().comment('the event without which it has failed, whatever its status');
    t.jsonb('wakes').nullable().comment('the job that is enqueued at each change of state');
    t.bigInteger('chain_id').nullable();
    t.text('sender').nullable();
    t.bigInteger('nonce').nullable();
    t.text('hash').nullable().comment('of the form that was mined, or else signed last');
    t.bigInteger('block_number').nullable();
    t.text('block_hash').nullable();
    t.jsonb('logs').nullable();
    t.text('error').nullable();
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.specificType('sent_at', 'timestamptz(3)').nullable();
    t.specificType('settled_at', 'timestamptz(3)').nullable();
    t.specificType('orphaned_at', 'timestamptz(3)').nullable().comment('when its block was last found gone');
    t.unique(['chain_id', 'sender', 'nonce'], { indexName: 'chain_transactions_one_a_nonce' });
    t.index(['block_hash']);
    t.check(`state IN ('QUEUED', 'SENT', 'CONFIRMED', 'REVERTED', 'FAILED')`, [], 'chain_transactions_state_known');
    t.check(`(nonce IS NULL) = (state IN ('QUEUED', 'FAILED'))`, [], 'chain_transactions_signed_has_nonce');
    t.check(`(nonce IS NULL) = (hash IS NULL)`, [], 'chain_transactions_signed_has_hash');
    t.check('value >= 0', [], 'chain_transactions_value_not_negative');
  });
  // What has ended is looked at no more: the queues stay small however much there has been.
  await knex.raw(`CREATE INDEX chain_transactions_queued ON chain_transactions (seq) WHERE state = 'QUEUED'`);
  await knex.raw(`CREATE INDEX chain_transactions_sent ON chain_transactions (nonce) WHERE state = 'SENT'`);
  await protectFromTenants(knex, 'chain_transactions');
}

async function signatures(knex: Knex): Promise<void> {
  await knex.schema.createTable('chain_signed', (t) => {
    t.specificType('hash', 'text COLLATE "C"').primary();
    t.specificType('key', 'text COLLATE "C"').notNullable().references('key').inTable('chain_transactions').index();
    t.text('raw').notNullable().comment('stored before it is sent: what may have left can always be looked up');
    t.specificType('max_fee_per_gas', 'numeric(78,0)').notNullable();
    t.specificType('max_priority_fee_per_gas', 'numeric(78,0)').notNullable();
    t.specificType('signed_at', 'timestamptz(3)').notNullable();
  });
  await protectFromTenants(knex, 'chain_signed');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['chain_signed', 'chain_transactions', 'chain_senders']) await knex.schema.dropTable(table);
}
