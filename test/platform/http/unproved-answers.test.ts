import { describe, expect, it } from 'vitest';
import type { Executor, Membership, Outcome } from '../../../src/platform/http/ports.ts';
import { call, membership, type ServerOptions, sessionTokens, startServer } from './server-fixture.ts';

/** What a request asks of an executor whose answer has confirmed nothing: that of a concurrent request under its key. */
async function answeredBeside(changed: Partial<Membership>, outcome: Outcome) {
  let current = membership();
  const executor: Executor = {
    run: async () => {
      current = membership(changed);
      return outcome;
    },
  };
  const options: ServerOptions = {
    executor,
    get session() {
      const statement = { text: 'SELECT 1', values: [] };
      const confirmation = { statement, confirm: () => true, isConfirmed: false };
      return { membership: current, ambiguous: false, confirmation };
    },
  };
  const server = await startServer(options);
  const claims = { userId: 'usr_1', email: null, emailVerified: false, tenantId: 'ten_1', memberId: 'mem_1' };
  const { token } = await sessionTokens.issue(claims);
  const ask = (body: object) =>
    call(server, 'POST', '/v1/things', {
      headers: { 'X-Service-Api-Key': '', Authorization: `Bearer ${token}`, 'Idempotency-Key': 'one' },
      body,
    });
  return { ask, lookUps: server.lookUps };
}

const replayed: Outcome = {
  kind: 'answered',
  replayed: true,
  answer: { status: 201, body: '{"id":"thg_1"}', location: undefined, link: undefined },
};
const order = { phone: '+15550104567', amountUsd: '25.00' };

describe('a session that shares the answer of a concurrent request (D-504)', () => {
  it('is checked again, and gets the answer if it is still valid', async () => {
    const { ask, lookUps } = await answeredBeside({}, replayed);
    expect(await ask(order)).toMatchObject({ status: 201, body: { id: 'thg_1' } });
    expect(lookUps.count).toBe(2);
  });

  it.each<[string, Partial<Membership>]>([
    ['MEMBER_NOT_ACTIVE', { active: false }],
    ['TENANT_SUSPENDED', { tenantStatus: 'SUSPENDED' }],
    ['INSUFFICIENT_SCOPE', { role: 'VIEWER', scopes: ['ramps:read'] }],
  ])('is refused as %s if it is not valid', async (code, changed) => {
    const { ask } = await answeredBeside(changed, replayed);
    expect(await ask(order)).toMatchObject({ status: 403, body: { code } });
  });

  it('is looked up once if the request is refused without a transaction', async () => {
    const { ask, lookUps } = await answeredBeside({ active: false }, replayed);
    expect((await ask({ phone: 7 })).status).toBe(400);
    expect(lookUps.count).toBe(1);
  });
});
