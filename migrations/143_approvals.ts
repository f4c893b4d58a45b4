import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Approval requests of held payments, and the votes that they got (A 2.8). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('approval_requests', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('payment_id', ID).notNullable();
    t.specificType('initiator_member_id', ID).notNullable();
    t.integer('required_weight').notNullable();
    t.text('approval_group').nullable();
    t.integer('received_weight').notNullable();
    t.jsonb('votes').notNullable().comment('as the request shows them, oldest first');
    t.text('closed_reason').nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.index(['payment_id', 'created_at', 'id']);
    t.check(`status IN ('PENDING', 'APPROVED', 'REJECTED')`, [], 'approval_requests_status_known');
    t.check('required_weight BETWEEN 1 AND 100', [], 'approval_requests_required_range');
    t.check('received_weight >= 0', [], 'approval_requests_received_not_negative');
    t.check(
      `(status = 'APPROVED') <= (received_weight >= required_weight)`,
      [],
      'approval_requests_approved_by_weight',
    );
    t.check(`jsonb_typeof(votes) = 'array'`, [], 'approval_requests_votes_form');
    t.check(`closed_reason IS NULL OR status = 'REJECTED'`, [], 'approval_requests_closed_is_rejected');
    t.check(`closed_reason IN ('PAYMENT_CANCELED')`, [], 'approval_requests_closed_reason_known');
  });
  // Concurrent holds of a payment converge on one (A 2.8, D-213). Deferrable, because a vote that decides one request may
  // open the next under a stricter policy: both rows change in one statement, in any order.
  await knex.raw(`ALTER TABLE approval_requests ADD CONSTRAINT approval_requests_one_open
    EXCLUDE USING btree (payment_id WITH =) WHERE (status = 'PENDING') DEFERRABLE INITIALLY IMMEDIATE`);
  await protectByTenant(knex, 'approval_requests', ['tenant_id']);
  await votes(knex);
}

async function votes(knex: Knex): Promise<void> {
  await knex.schema.createTable('approval_votes', (t) => {
    t.specificType('approval_request_id', ID).notNullable().references('id').inTable('approval_requests');
    t.specificType('member_id', ID).notNullable();
    t.specificType('tenant_id', ID).notNullable();
    t.text('decision').notNullable();
    t.integer('weight').notNullable().comment('as it was when the vote was given');
    t.text('signature').nullable();
    t.specificType('invalidated_at', TIME).nullable();
    t.specificType('created_at', TIME).notNullable();
    // One vote a member, an invalidated one too (D-220).
    t.primary(['approval_request_id', 'member_id'], { constraintName: 'approval_votes_one_a_member' });
    t.index(['tenant_id', 'member_id']);
    t.check(`decision IN ('APPROVE', 'REJECT')`, [], 'approval_votes_decision_known');
    t.check('weight BETWEEN 1 AND 100', [], 'approval_votes_weight_range');
    t.check(`invalidated_at IS NULL OR decision = 'APPROVE'`, [], 'approval_votes_only_approvals_lapse');
    t.check(`signature ~ '^0x([0-9a-fA-F]{2})+$'`, [], 'approval_votes_signature_form');
  });
  await protectByTenant(knex, 'approval_votes', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('approval_votes');
  await knex.schema.dropTable('approval_requests');
}
