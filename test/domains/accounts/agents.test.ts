import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';

let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;

// The tests tell one story, in the order in which they stand.
describe('agents, from creation to their end', { shuffle: false }, () => {
  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Acme Agents');
    harbor = await service.signUp('Harbor Agents');
  });
  afterAll(() => service?.stop());

  const by = (apiKey: string) => createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
  const agent = async (name = 'Settlement agent') => (await acme.session.createAgent({ name }).unwrap()).id;
  const keyOf = async (agentId?: string) =>
    acme.session.createApiKey({ name: 'Bot', agent: true, ...(agentId && { agentId }) }).unwrap();
  const codeOf = async (asked: PromiseLike<{ readonly error?: unknown }>) => {
    const { code, statusCode } = ((await asked).error ?? {}) as { code?: string; statusCode?: number };
    return code && `${statusCode} ${code}`;
  };
  const audited = (id: string) =>
    service.pool.owner('audit_log').where({ resource_id: id }).orderBy('id').pluck('action');

  describe('an agent (D-022)', () => {
    it('is created ACTIVE, read, listed and audited', async () => {
      const { data, response } = await acme.session.createAgent({ name: 'Settlement agent' });
      if (data === undefined) throw new Error('no agent');
      const { id } = data;
      expect([response?.status, response?.headers.get('location')]).toEqual([201, `/v1/agents/${id}`]);
      expect(data).toEqual({
        id: expect.stringMatching(/^agt_/),
        name: 'Settlement agent',
        status: 'ACTIVE',
        createdAt: expect.any(String),
        suspendedAt: null,
      });
      const spent = { dailyUsd: '0.00', weeklyUsd: '0.00', monthlyUsd: '0.00' };
      expect(await acme.api.getAgent({ id }).unwrap()).toEqual({ ...data, spent });
      const second = await agent('Second');
      const ids = async (status?: 'ACTIVE' | 'SUSPENDED') =>
        (await acme.api.listAgents({ ...(status && { status }) }).unwrap()).agents.map((one) => one.id);
      expect((await ids()).slice(0, 2)).toEqual([second, id]);
      const suspended = await acme.session.suspendAgent({ id }).unwrap();
      expect(suspended).toEqual({ ...data, status: 'SUSPENDED', suspendedAt: expect.any(String) });
      expect([await ids('SUSPENDED'), (await ids('ACTIVE')).includes(id)]).toEqual([[id], false]);
      expect(await acme.session.resumeAgent({ id }).unwrap()).toEqual(data);
      expect(await audited(id)).toEqual(['agent.created', 'agent.suspended', 'agent.resumed']);
    });

    it('is also created with an agent key, under the name of that key', async () => {
      const { agentId } = await acme.session.createApiKey({ name: 'Night shift', agent: true }).unwrap();
      expect(await acme.api.getAgent({ id: agentId ?? '' }).unwrap()).toMatchObject({ name: 'Night shift' });
      expect(await audited(agentId ?? '')).toEqual(['agent.created']);
      await keyOf(agentId ?? '');
      expect(await audited(agentId ?? '')).toEqual(['agent.created']);
    });

    it('refuses a suspension or a resumption that its status does not allow', async () => {
      const id = await agent();
      expect(await acme.session.resumeAgent({ id })).toMatchObject({
        error: { code: 'INVALID_TRANSITION', details: { from: 'ACTIVE', event: 'RESUME' } },
      });
      await acme.session.suspendAgent({ id }).unwrap();
      expect(await acme.session.suspendAgent({ id })).toMatchObject({
        error: { code: 'INVALID_TRANSITION', details: { from: 'SUSPENDED', event: 'SUSPEND' } },
      });
    });

    it('is managed by a session with members:manage, and is only read by keys (D-013)', async () => {
      const id = await agent();
      const { id: memberId } = await acme.session.createMember({ email: 'm@agents.test', role: 'MEMBER' }).unwrap();
      const { token } = await acme.session.createTestSession({ memberId }).unwrap();
      const member = createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });
      await changesNothing(
        service,
        'who may not',
        async () => {
          for (const [client, answer] of [
            [acme.api, '403 MEMBER_SESSION_REQUIRED'],
            [member, '403 INSUFFICIENT_SCOPE'],
          ] as const) {
            expect(await codeOf(client.createAgent({ name: 'X' }))).toBe(answer);
            expect(await codeOf(client.suspendAgent({ id }))).toBe(answer);
            expect(await codeOf(client.resumeAgent({ id }))).toBe(answer);
          }
        },
        ['audit_log'],
      );
      expect((await member.getAgent({ id }).unwrap()).id).toBe(id);
      const { apiKey } = await acme.session.createApiKey({ name: 'No reader', scopes: ['ramps:read'] }).unwrap();
      expect(await codeOf(by(apiKey).getAgent({ id }))).toBe('403 INSUFFICIENT_SCOPE');
    });

    it('is not found by another tenant (D-039)', async () => {
      const id = await agent();
      for (const asked of [
        harbor.api.getAgent({ id }),
        harbor.session.suspendAgent({ id }),
        harbor.session.resumeAgent({ id }),
        acme.session.suspendAgent({ id: 'agt_none' }),
        acme.session.resumeAgent({ id: 'agt_none' }),
        acme.api.getAgent({ id: 'x' }),
      ]) {
        expect(await codeOf(asked)).toBe('404 AGENT_NOT_FOUND');
      }
      expect((await harbor.api.listAgents().unwrap()).agents).toEqual([]);
    });
  });

  describe('a suspension', () => {
    it('stops all keys of the agent, and no other key, from the next request until it ends (R529)', async () => {
      const id = await agent();
      const keys = [await keyOf(id), await keyOf(id)].map(({ apiKey }) => by(apiKey));
      const other = by((await keyOf()).apiKey);
      const answers = async () => Promise.all([...keys, other, acme.api].map((client) => codeOf(client.getMe())));
      expect(await answers()).toEqual([undefined, undefined, undefined, undefined]);
      await acme.session.suspendAgent({ id }).unwrap();
      expect(await answers()).toEqual(['403 AGENT_SUSPENDED', '403 AGENT_SUSPENDED', undefined, undefined]);
      await acme.session.resumeAgent({ id }).unwrap();
      expect(await answers()).toEqual([undefined, undefined, undefined, undefined]);
    });

    it('is answered before the scopes of the key are judged, and also beside the session of a member (D-030)', async () => {
      const { apiKey, agentId } = await keyOf();
      await acme.session.suspendAgent({ id: agentId ?? '' }).unwrap();
      expect(await codeOf(by(apiKey).createPolicy({ name: 'Mine', document: {} }))).toBe('403 AGENT_SUSPENDED');
      const headers = { 'x-service-api-key': apiKey, authorization: `Bearer ${acme.token}` };
      const both = await fetch(`${service.url}/v1/me`, { headers });
      expect([both.status, await both.json()]).toMatchObject([403, { code: 'AGENT_SUSPENDED' }]);
      const { apiKey: revoked, agentId: gone, id } = await keyOf();
      await acme.session.suspendAgent({ id: gone ?? '' }).unwrap();
      await acme.session.revokeApiKey({ id }).unwrap();
      expect(await codeOf(by(revoked).getMe())).toBe('401 API_KEY_REVOKED');
    });
  });
});
