import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgentContext } from '../../../machines/accounts/agent.machine.ts';
import type { ApiKeyContext } from '../../../machines/accounts/api-key.machine.ts';
import type { MemberContext } from '../../../machines/accounts/member.machine.ts';
import type { TenantContext } from '../../../machines/accounts/tenant.machine.ts';
import { camel } from '../../../src/platform/db/rows/case.ts';
import { type Service, startAccounts } from './service-fixture.ts';

type Keys<T> = Readonly<Record<keyof T, true>>;

const tenant: Keys<TenantContext> = { name: true, legalName: true, country: true, environment: true, features: true };
const member: Keys<MemberContext> = {
  tenantId: true,
  userId: true,
  emailCiphertext: true,
  emailIndex: true,
  emailVerifiedAt: true,
  name: true,
  role: true,
  signerAddress: true,
  approvalGroups: true,
  approverGroup: true,
  activatedAt: true,
  suspendedAt: true,
  removedAt: true,
};
const apiKey: Keys<ApiKeyContext> = {
  tenantId: true,
  memberId: true,
  issuedByMemberId: true,
  agentId: true,
  name: true,
  keyHash: true,
  prefix: true,
  last4: true,
  environment: true,
  scopes: true,
  ipAllowlist: true,
  signingSecretCiphertext: true,
  apiVersion: true,
  expiresAt: true,
  revokedAt: true,
};
const agent: Keys<AgentContext> = { tenantId: true, name: true, suspendedAt: true };

const ENGINE = ['id', 'status', 'step', 'createdAt', 'updatedAt'];

let service: Service;
let mine: string;
beforeAll(async () => {
  service = await startAccounts();
  for (const name of ['ada', 'ben']) {
    const { owner, tenant: founded } = await service.found(`${name}@tables.example`);
    mine = founded.id;
    await service.call('POST', '/v1/members', owner, { email: `m@${name}.example` });
    const key = await service.call('POST', '/v1/api-keys', owner, { name: 'Bot', agent: true });
    await service.call('GET', '/v1/me', { apiKey: key.body.apiKey });
    await service.call('POST', '/v1/test/screening', owner, { phone: '+15550104567', outcome: 'SANCTIONS' });
    await service.call('POST', '/v1/test/policy-subsystem', owner, { available: true });
    await service.call('POST', '/v1/test/message-gateway', owner, { available: true });
    await service.call('POST', '/v1/test/providers/payapp_a', owner, { available: true });
  }
  await service.work();
});
afterAll(() => service?.close());

describe('lifecycle tables', () => {
  it.each([
    ['tenants', tenant],
    ['members', member],
    ['api_keys', apiKey],
    ['agents', agent],
  ] as const)('%s has exactly the columns of its machine and of the engine', async (table, context) => {
    const columns = await service.rows(
      'SELECT column_name AS name FROM information_schema.columns WHERE table_name = ?',
      [table],
    );
    const names = columns.map(({ name }: { name: string }) => camel(name));
    expect(names.sort()).toEqual([...ENGINE, ...Object.keys(context)].sort());
  });
});

describe('the second wall (row-level security)', () => {
  const OWNED = {
    tenants: 'id',
    members: 'tenant_id',
    agents: 'tenant_id',
    api_keys: 'tenant_id',
    api_key_uses: 'tenant_id',
    test_messages: 'tenant_id',
    test_screening: 'tenant_id',
    test_policy_subsystem: 'tenant_id',
    test_message_gateway: 'tenant_id',
    test_provider_controls: 'tenant_id',
  };

  /** A statement as a request's role runs it, without the first wall's filter. */
  const asTenant = (tenantId: string, statement: string) =>
    service.engine.pool.owner.transaction(async (transaction) => {
      await transaction.raw("SELECT set_config('app.tenant_id', ?, true)", [tenantId]);
      await transaction.raw('SET LOCAL ROLE paychart_app');
      return (await transaction.raw(statement)).rows;
    });

  it.each(Object.entries(OWNED))(
    '%s shows a tenant its own rows only, and no rows without a tenant (R582)',
    async (table, column) => {
      const all = await service.rows(`SELECT DISTINCT ${column} AS owner FROM ${table}`);
      expect(all.length).toBeGreaterThan(1);
      expect(await asTenant(mine, `SELECT DISTINCT ${column} AS owner FROM ${table}`)).toEqual([{ owner: mine }]);
      expect(await asTenant('', `SELECT * FROM ${table}`)).toEqual([]);
    },
  );

  it('hides users from every tenant, and lets no tenant insert or delete', async () => {
    await expect(asTenant(mine, 'SELECT * FROM users')).rejects.toThrow('permission denied');
    for (const table of Object.keys(OWNED)) {
      await expect(asTenant(mine, `DELETE FROM ${table}`)).rejects.toThrow('permission denied');
      await expect(asTenant(mine, `INSERT INTO ${table} DEFAULT VALUES`)).rejects.toThrow('permission denied');
    }
  });

  it('lets every tenant read clocks, and none move one', async () => {
    expect((await asTenant(mine, 'SELECT * FROM tenant_clocks')).length).toBeGreaterThan(1);
    await expect(asTenant(mine, 'UPDATE tenant_clocks SET offset_ms = 1')).rejects.toThrow('permission denied');
  });
});
