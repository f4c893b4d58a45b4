import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../src/platform/lifecycle/transact.ts';
import { eventually } from '../../support/eventually.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

describe('a tenant that plays its operator', () => {
  it('is suspended: its key and its session are refused all operations except the way back (D-006)', async () => {
    const { api, session } = await service.signUp('Suspended Books');
    expect(await api.setTestTenantStatus({ status: 'SUSPENDED' }).unwrap()).toEqual({ status: 'SUSPENDED' });
    for (const client of [api, session]) {
      const { error } = await client.getTestClock();
      expect(error).toMatchObject({ code: 'TENANT_SUSPENDED' });
    }
    expect(await session.setTestTenantStatus({ status: 'ACTIVE' }).unwrap()).toEqual({ status: 'ACTIVE' });
    expect((await api.getTestClock()).error).toBeUndefined();
  });

  it('does not lift the suspension of an operator (D-428)', async () => {
    const { api, tenantId } = await service.signUp('Abusive Books');
    await api.setTestTenantStatus({ status: 'SUSPENDED' }).unwrap();
    await api.setTestTenantStatus({ status: 'ACTIVE' }).unwrap();
    const by = { actorType: 'operator', actorId: 'ada', requestId: null } as const;
    await transact(service.engine, by, async (unit) => (await unit.aggregate('tenant', tenantId))?.send('SUSPEND'));
    const { error } = await api.setTestTenantStatus({ status: 'ACTIVE' });
    expect(error).toMatchObject({ statusCode: 403, code: 'TENANT_SUSPENDED' });
    expect((await api.getTestClock()).error).toMatchObject({ code: 'TENANT_SUSPENDED' });
    expect(await api.setTestTenantStatus({ status: 'SUSPENDED' }).unwrap()).toEqual({ status: 'SUSPENDED' });
  });

  it('changes nothing when the status is the same', async () => {
    const { api, tenantId } = await service.signUp('Steady Books');
    await api.setTestTenantStatus({ status: 'ACTIVE' }).unwrap();
    const { timeline } = await api.explainResource({ id: tenantId }).unwrap();
    expect(timeline.map(({ event }) => event)).not.toContain('RESUME');
  });

  it('needs a tenant, and an active member', async () => {
    const { api, session } = await service.signUp('Staffed Books');
    const { token } = await api.createTestSession({ email: 'nobody@nowhere.test' }).unwrap();
    const ask = async (credential: string) => {
      const response = await fetch(`${service.url}/v1/test/tenant`, {
        method: 'POST',
        headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
        body: JSON.stringify({ status: 'SUSPENDED' }),
      });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect(await ask(token)).toEqual([403, 'TENANT_REQUIRED']);
    const { id } = await session.createMember({ email: 'idle@staffed.test', role: 'FINANCE' }).unwrap();
    const member = await api.createTestSession({ memberId: id }).unwrap();
    await session.suspendMember({ id }).unwrap();
    expect(await ask(member.token)).toEqual([403, 'MEMBER_NOT_ACTIVE']);
  });
});

describe('a tenant’s message gateway that is down', () => {
  it('holds that tenant’s messages until it is back, and no other tenant’s', async () => {
    const [acme, harbor] = [await service.signUp('Acme Silent'), await service.signUp('Harbor Loud')];
    await acme.api.setTestMessageGateway({ available: false }).unwrap();
    const [mute, loud] = ['+15550107701', '+15550107702'];
    await acme.api.createPhoneAlias({ phone: mute }).unwrap();
    await harbor.api.createPhoneAlias({ phone: loud }).unwrap();
    await service.runUntilIdle();
    const inbox = async (to: string) => (await acme.api.listTestMessages({ to }).unwrap()).messages;
    expect(await inbox(loud)).toHaveLength(1);
    expect(await inbox(mute)).toEqual([]);
    await acme.api.setTestMessageGateway({ available: true }).unwrap();
    await eventually('the message', async () => {
      await service.runUntilIdle();
      return (await inbox(mute)).length === 1;
    });
  });
});
