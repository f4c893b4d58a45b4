import type { Knex } from 'knex';
import { APP, lifecycleColumns, protectByTenant, protectFromTenants } from './support/row-security.ts';

const ENVIRONMENTS = ['sandbox', 'live'];

/** Tenants with their test clocks, users, members, agents and API keys. */
export async function up(knex: Knex): Promise<void> {
  await tenants(knex);
  await users(knex);
  await members(knex);
  await agents(knex);
  await apiKeys(knex);
}

async function tenants(knex: Knex): Promise<void> {
  await knex.schema.createTable('tenants', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.text('name').notNullable();
    t.text('legal_name').notNullable();
    t.text('country').nullable();
    t.text('environment').notNullable();
    t.jsonb('features').notNullable();
    t.check(`status IN ('ACTIVE', 'SUSPENDED')`, [], 'tenants_status_known');
    t.check(`environment IN ('${ENVIRONMENTS.join("', '")}')`, [], 'tenants_environment_known');
  });
  await protectByTenant(knex, 'tenants', ['id']);

  await knex.schema.createTable('tenant_clocks', (t) => {
    t.specificType('tenant_id', 'text COLLATE "C"').primary().references('id').inTable('tenants');
    t.bigInteger('offset_ms').notNullable().comment('real time + offset = the time of that tenant (D-067)');
    t.check('offset_ms >= 0', [], 'tenant_clocks_only_forward');
  });
  await protectFromTenants(knex, 'tenant_clocks');
  // A recipient acts on the clock of the sender: an offset is no secret, and every request reads one.
  await knex.raw(`GRANT SELECT ON tenant_clocks TO ${APP}`);
  await knex.raw(`CREATE POLICY tenant_clocks_app ON tenant_clocks FOR SELECT TO ${APP} USING (true)`);
}

async function users(knex: Knex): Promise<void> {
  await knex.schema.createTable('users', (t) => {
    t.specificType('id', 'text COLLATE "C"').primary().comment("the identity provider's subject");
    t.text('email_ciphertext').notNullable();
    t.text('email_index').notNullable();
    t.text('name').nullable();
    t.text('signer_address').nullable();
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.unique(['email_index'], { indexName: 'users_email_unique' });
  });
  // A user belongs to no tenant; what a tenant may know of one stands in its member row.
  await protectFromTenants(knex, 'users');
}

async function members(knex: Knex): Promise<void> {
  await knex.schema.createTable('members', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable().references('id').inTable('tenants');
    t.text('user_id').nullable().index();
    t.text('email_ciphertext').notNullable();
    t.text('email_index').notNullable().index();
    t.text('name').nullable();
    t.text('role').notNullable();
    t.text('signer_address').nullable();
    t.specificType('approval_groups', 'text[]').notNullable();
    t.text('approver_group').nullable();
    t.specificType('activated_at', 'timestamptz(3)').nullable();
    t.specificType('suspended_at', 'timestamptz(3)').nullable();
    t.specificType('removed_at', 'timestamptz(3)').nullable();
    t.check(`status IN ('INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED')`, [], 'members_status_known');
    t.check(`role IN ('OWNER', 'ADMIN', 'FINANCE', 'MEMBER', 'VIEWER')`, [], 'members_role_known');
    t.index(['tenant_id', 'created_at', 'id']);
  });
  // Someone who was removed can be invited again (D-016, D-017).
  await knex.raw(
    `CREATE UNIQUE INDEX members_email_unique ON members (tenant_id, email_index) WHERE status <> 'REMOVED'`,
  );
  await protectByTenant(knex, 'members', ['tenant_id']);
}

async function agents(knex: Knex): Promise<void> {
  await knex.schema.createTable('agents', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable().references('id').inTable('tenants');
    t.text('name').notNullable();
    t.specificType('suspended_at', 'timestamptz(3)').nullable();
    t.check(`status IN ('ACTIVE', 'SUSPENDED')`, [], 'agents_status_known');
    t.index(['tenant_id', 'created_at', 'id']);
  });
  await protectByTenant(knex, 'agents', ['tenant_id']);
}

async function apiKeys(knex: Knex): Promise<void> {
  await knex.schema.createTable('api_keys', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable().references('id').inTable('tenants');
    t.specificType('member_id', 'text COLLATE "C"').notNullable().references('id').inTable('members');
    t.specificType('agent_id', 'text COLLATE "C"').nullable().references('id').inTable('agents');
    t.text('name').notNullable();
    t.text('key_hash').notNullable();
    t.text('prefix').notNullable();
    t.text('last4').notNullable();
    t.text('environment').notNullable();
    t.specificType('scopes', 'text[]').notNullable();
    t.specificType('ip_allowlist', 'text[]').notNullable();
    t.text('signing_secret_ciphertext').nullable();
    t.specificType('expires_at', 'timestamptz(3)').nullable();
    t.specificType('revoked_at', 'timestamptz(3)').nullable();
    t.check(`status IN ('ACTIVE', 'REVOKED')`, [], 'api_keys_status_known');
    t.check(`environment IN ('${ENVIRONMENTS.join("', '")}')`, [], 'api_keys_environment_known');
    t.unique(['key_hash'], { indexName: 'api_keys_key_hash_unique' });
    t.index(['tenant_id', 'created_at', 'id']);
    t.index(['member_id']);
  });
  await protectByTenant(knex, 'api_keys', ['tenant_id']);

  // Beside the key, not in it: a use is no step of its lifecycle and must not wait for its lock.
  await knex.schema.createTable('api_key_uses', (t) => {
    t.specificType('api_key_id', 'text COLLATE "C"').primary().references('id').inTable('api_keys');
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable();
    t.specificType('last_used_at', 'timestamptz(3)').notNullable();
  });
  await protectByTenant(knex, 'api_key_uses', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['api_key_uses', 'api_keys', 'agents', 'members', 'users', 'tenant_clocks', 'tenants']) {
    await knex.schema.dropTable(table);
  }
}
