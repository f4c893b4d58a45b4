import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAgentForbidden } from '../../src/domains/accounts/keys/scopes.ts';
import { newId } from '../../src/platform/db/ids.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type CallerCase, callersOf, isClosedToAgents, isOperators, memberOf, scopesFor } from './callers.ts';
import { type Documented, documented, operationNamed } from './documented.ts';
import { type Answer, held, send, targetOf } from './exchange.ts';
import { type WrittenRows, watchRows } from './rows.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor, unshared } from './world.ts';

let service: TestService;
let acme: Furnished;
let harbor: Furnished;
let callers: CallerCase[];
let written: WrittenRows;

beforeAll(async () => {
  service = await startTestService();
  ({ acme, harbor } = await furnish(service));
  callers = await callersOf(service, acme, harbor);
  written = await watchRows(service.pool.owner);
});
afterAll(() => service.stop());

/** A request that nothing but its credential or its id could be refused for. */
function sound(operation: Documented, tenant: Furnished, id = idFor(operation, tenant)) {
  const [body] = bodiesFor(operation, tenant);
  return { method: operation.meta.method, target: targetOf(operation, id ?? ''), ...(body && { body }) };
}

/** All that a client could tell two answers apart by, but for the ids that every answer has of its own. */
const told = ({ status, headers, body }: Answer) => {
  const { date, 'x-request-id': requestId, ...others } = headers;
  return { status, headers: others, body: { ...body, requestId: undefined } };
};

describe('a resource of another tenant answers like one that does not exist (D-039, D-047, A 4.5, R179, R564, R565)', () => {
  // Operators see all tenants (D-426).
  const mine = documented.filter(({ meta }) => !isOperators(meta));
  // What is public is for whoever has its id (B 5).
  const named = mine.filter(({ meta }) => meta.path.includes('{id}') && meta.security.length > 0);

  test.each(named.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const headers = credentialFor(operation, acme);
    const foreignId = idFor(operation, unshared(harbor)) ?? '';
    const missingId = foreignId.slice(0, foreignId.indexOf('_')) + newId('pay').slice(3);
    await written.tables();
    const foreign = held(operation, await send(service.url, { ...sound(operation, acme, foreignId), headers }));
    const missing = held(operation, await send(service.url, { ...sound(operation, acme, missingId), headers }));
    const malformed = held(operation, await send(service.url, { ...sound(operation, acme, 'x'), headers }));
    expect([foreign.status, foreign.body.code]).toEqual([404, expect.stringMatching(/_NOT_FOUND$/)]);
    expect(told(foreign)).toEqual(told(missing));
    expect(told(malformed)).toEqual(told(missing));
    expect((await written.tables()).filter((table) => table !== 'api_key_uses')).toEqual([]);
  });

  test.each<[Documented['id'], (other: Furnished) => object]>([
    ['createVerificationSession', ({ memberId }) => ({ kind: 'KYC', memberId })],
    ['issueTestCredential', ({ memberId }) => ({ kind: 'PERSON_IDENTITY', memberId })],
    ['createApiKey', ({ memberId }) => ({ name: 'Theirs', memberId })],
    ['createApiKey', ({ ids }) => ({ name: 'Theirs', agent: true, agentId: ids.agents })],
    [
      'createOfframpPayment',
      ({ ids }) => ({ phone: '+15550109999', amountUsd: '1.00', requestedDestinationId: ids['payout-destinations'] }),
    ],
  ])('%s, named in the body', async (id, bodyOf) => {
    const operation = operationNamed(id);
    const { agentId } = await harbor.session.getApiKey({ id: harbor.ids['api-keys'] ?? '' }).unwrap();
    const foreign = { ...harbor, ids: { ...harbor.ids, agents: agentId ?? '' } };
    const missing = {
      ...harbor,
      memberId: newId('mem'),
      ids: { agents: newId('agt'), 'payout-destinations': newId('dst') },
    };
    const ask = async (other: Furnished) => {
      const request = { ...sound(operation, acme), body: bodyOf(other), headers: credentialFor(operation, acme) };
      return told(held(operation, await send(service.url, request)));
    };
    const answer = await ask(foreign);
    expect(answer).toEqual(await ask(missing));
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  test('no list shows a row of another tenant (R582)', async () => {
    // A payer sees the DID that it pays.
    const { payments, intents, explanations, events, providers, liquidity, dids, identifiers, ...own } = harbor.ids;
    const theirs = [...Object.values(own), harbor.claimedPaymentId, harbor.intent.claimedId];
    for (const operation of mine.filter(({ isList }) => isList)) {
      const request = { ...sound(operation, acme), headers: credentialFor(operation, acme) };
      const { text, body } = held(operation, await send(service.url, request));
      expect(Object.values<unknown[]>(body)[0]?.length, operation.id).toBeGreaterThan(0);
      for (const id of theirs) expect(text.includes(id), `${operation.id} shows ${id}`).toBe(false);
    }
    expect((await acme.api.listEvents({ resourceId: harbor.claimedPaymentId }).unwrap()).events).toEqual([]);
  });
});

/** Whoever founds a tenant has one from then on. */
const inOrder = documented.toSorted(
  (one, other) => Number(one.id === 'createTenant') - Number(other.id === 'createTenant'),
);

describe('every operation checks who calls it (D-004, D-011 to D-013, D-019, D-021, D-030, R521, R523, R526, R527, R529)', {
  shuffle: false,
}, () => {
  test.each(inOrder.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    await written.tables();
    for (const { name, headers, expected } of callers) {
      const what = `${operation.id} by ${name}`;
      const code = expected(operation.meta);
      // Whoever may come in asks for nothing that is there, so that the next one finds the same world.
      const id = code === undefined ? 'x' : idFor(operation, acme);
      const answer = held(operation, await send(service.url, { ...sound(operation, acme, id), headers }), what);
      if (code === undefined) {
        await written.tables();
        expect(DOOR.has(answer.body.code), `${what} -> ${answer.text}`).toBe(false);
        continue;
      }
      expect(answer.body.code, `${what} -> ${answer.text}`).toBe(code);
      // Nothing but the record that money operations leave of each 403 and 409 (D-431).
      const isOnRecord = operation.meta.signed && [403, 409].includes(answer.status);
      expect(
        (await written.tables()).filter((table) => table !== 'api_key_uses'),
        what,
      ).toEqual(isOnRecord ? ['audit_log'] : []);
      if (code === 'INSUFFICIENT_SCOPE') expect(answer.body.details, what).toEqual(missingScopes(operation, name));
      else expect(answer.body.details, what).toBeUndefined();
    }
  });
});

describe('sessions of roles without the right (D-006, D-007, D-009, D-019)', () => {
  test.each(['FINANCE', 'MEMBER', 'VIEWER'] as const)(
    '%s cannot issue or revoke keys, or rename the tenant',
    async (role) => {
      const { token } = await memberOf(acme, `${role.toLowerCase()}.role@acmeimports.test`, role);
      await written.tables();
      for (const id of ['createApiKey', 'revokeApiKey', 'updateMyTenant'] as const) {
        const operation = operationNamed(id);
        const request = { ...sound(operation, acme), headers: { authorization: `Bearer ${token}` } };
        expect(held(operation, await send(service.url, request)).body.code, id).toBe('ROLE_NOT_PERMITTED');
      }
      expect(await written.tables()).toEqual([]);
    },
  );
});

describe('one idempotency key in two tenants is two keys (D-054)', () => {
  test('two tenants with the same key get their own answers, whatever the bodies are', async () => {
    const operation = operationNamed('createOfframpPayment');
    const pay = async (tenant: Furnished, amountUsd: string) => {
      const headers = { 'x-service-api-key': tenant.apiKey, 'idempotency-key': 'the-same' };
      const body = { phone: '+15550109911', amountUsd };
      return held(operation, await send(service.url, { method: 'post', target: operation.meta.path, headers, body }));
    };
    const [mine, theirs] = [await pay(acme, '1.00'), await pay(harbor, '2.00')];
    expect([mine.body.amountUsd, theirs.body.amountUsd]).toEqual(['1.00', '2.00']);
    expect((await pay(acme, '1.00')).text).toBe(mine.text);
  });
});

/** Every code by which a caller is refused before its request is looked at. */
const DOOR = new Set([
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REQUIRED',
  'API_KEY_REVOKED',
  'INSUFFICIENT_SCOPE',
  'IP_NOT_ALLOWED',
  'MEMBER_SESSION_REQUIRED',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'UNAUTHENTICATED',
]);

function missingScopes({ meta }: Documented, name: string): object {
  const required = scopesFor(meta, name.includes('session') ? 'memberSession' : 'apiKey');
  const isForbidden = name === 'the key of an agent' && (required.some(isAgentForbidden) || isClosedToAgents(meta));
  return isForbidden ? { required, agentForbidden: true } : { required };
}
