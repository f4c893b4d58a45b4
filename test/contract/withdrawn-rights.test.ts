import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopesOfRole } from '../../src/domains/accounts/keys/scopes.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { type Documented, documented } from './documented.ts';
import { targetOf } from './exchange.ts';

/**
 * Authorization is judged in the transaction that writes (D-504). Each mutation is begun, its body is held back, a right is
 * withdrawn, and the rest of the body is sent.
 */

let service: TestService;
let acme: TestTenant;
/** An agent's key, with every scope that an agent may have. */
let agentKey: string;
let agentId: string;

beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Imports');
  const agent = await acme.session.createAgent({ name: 'Robot' }).unwrap();
  agentId = agent.id;
  const { apiKey } = await acme.session.createApiKey({ name: 'robot', agent: true, agentId }).unwrap();
  agentKey = apiKey;
}, 120_000);
afterAll(() => service.stop());

type Credential = 'key' | 'session' | 'agent';

interface Way {
  readonly credential: Credential;
  readonly withdraw: () => Promise<unknown>;
  readonly giveBack: () => Promise<unknown>;
  readonly codes: readonly string[];
}

const owner = () => service.pool.owner;
const changing = (table: () => string, where: () => object, change: object, back: object) => ({
  withdraw: () => owner()(table()).where(where()).update(change),
  giveBack: () => owner()(table()).where(where()).update(back),
});
const member = () => ({ id: acme.memberId });
const ownKeys = () => ({ tenant_id: acme.tenantId });

const WAYS: Readonly<Record<string, Way>> = {
  'a session whose member was suspended': {
    ...changing(() => 'members', member, { status: 'SUSPENDED' }, { status: 'ACTIVE' }),
    credential: 'session',
    codes: ['MEMBER_NOT_ACTIVE'],
  },
  'a session whose member was removed': {
    ...changing(
      () => 'members',
      member,
      { status: 'REMOVED', removed_at: new Date(0) },
      { status: 'ACTIVE', removed_at: null },
    ),
    credential: 'session',
    codes: ['MEMBER_NOT_ACTIVE'],
  },
  'a session whose member became a VIEWER': {
    ...changing(() => 'members', member, { role: 'VIEWER' }, { role: 'OWNER' }),
    credential: 'session',
    codes: ['INSUFFICIENT_SCOPE', 'ROLE_NOT_PERMITTED'],
  },
  'a session whose tenant was suspended': {
    ...changing(
      () => 'tenants',
      () => ({ id: acme.tenantId }),
      { status: 'SUSPENDED' },
      { status: 'ACTIVE' },
    ),
    credential: 'session',
    codes: ['TENANT_SUSPENDED'],
  },
  'a key that was revoked': {
    ...changing(
      () => 'api_keys',
      ownKeys,
      { revoked_at: new Date(), status: 'REVOKED' },
      { revoked_at: null, status: 'ACTIVE' },
    ),
    credential: 'key',
    codes: ['API_KEY_REVOKED', 'MEMBER_SESSION_REQUIRED'],
  },
  'a key that has expired': {
    ...changing(() => 'api_keys', ownKeys, { expires_at: new Date(0) }, { expires_at: null }),
    credential: 'key',
    codes: ['API_KEY_EXPIRED'],
  },
  'a key of another network': {
    ...changing(() => 'api_keys', ownKeys, { ip_allowlist: ['192.0.2.1'] }, { ip_allowlist: [] }),
    credential: 'key',
    codes: ['IP_NOT_ALLOWED'],
  },
  'a key whose member was suspended': {
    ...changing(() => 'members', member, { status: 'SUSPENDED' }, { status: 'ACTIVE' }),
    credential: 'key',
    codes: ['MEMBER_NOT_ACTIVE'],
  },
  'a key whose member was removed': {
    ...changing(
      () => 'members',
      member,
      { status: 'REMOVED', removed_at: new Date(0) },
      { status: 'ACTIVE', removed_at: null },
    ),
    credential: 'key',
    codes: ['API_KEY_REVOKED'],
  },
  'a key whose member became a VIEWER': {
    ...changing(() => 'members', member, { role: 'VIEWER' }, { role: 'OWNER' }),
    credential: 'key',
    codes: ['INSUFFICIENT_SCOPE', 'ROLE_NOT_PERMITTED'],
  },
  'a key whose tenant was suspended': {
    ...changing(
      () => 'tenants',
      () => ({ id: acme.tenantId }),
      { status: 'SUSPENDED' },
      { status: 'ACTIVE' },
    ),
    credential: 'key',
    codes: ['TENANT_SUSPENDED'],
  },
  'a key whose agent was suspended': {
    ...changing(
      () => 'agents',
      () => ({ id: agentId }),
      { status: 'SUSPENDED' },
      { status: 'ACTIVE' },
    ),
    credential: 'agent',
    codes: [
      'AGENT_SUSPENDED',
      'INSUFFICIENT_SCOPE',
      'TWOFA_AGENT_NOT_PERMITTED',
      'MEMBER_SESSION_REQUIRED',
      'APPROVAL_REQUIRES_MEMBER',
    ],
  },
};

const credentialLine = (credential: Credential): string =>
  credential === 'session'
    ? `Authorization: Bearer ${acme.token}`
    : `X-Service-Api-Key: ${credential === 'key' ? acme.apiKey : agentKey}`;

const schemeOf = (credential: Credential) => (credential === 'session' ? 'memberSession' : 'apiKey');

/** The service answers at once where it reads no body. */
const readsBody = ({ meta, bodySchema }: Documented): boolean =>
  bodySchema !== undefined || meta.idempotency === true || meta.method === 'post';

/**
 * Mutations that this kind of credential may send. What belongs to the user, such as founding a tenant, asks nothing of a
 * membership.
 */
const mutationsOf = (credential: Credential): Documented[] =>
  documented.filter(
    (operation) =>
      !['get', 'head'].includes(operation.meta.method) &&
      readsBody(operation) &&
      !operation.meta.anyTenant &&
      operation.meta.security.some((one) => one[schemeOf(credential)] !== undefined),
  );

/** Mutations that a VIEWER may send, too. */
const isAllowedToViewers = ({ meta }: Documented, credential: Credential): boolean =>
  (meta.security.find((one) => one[schemeOf(credential)] !== undefined)?.[schemeOf(credential)] ?? []).every((scope) =>
    (scopesOfRole('VIEWER') as readonly string[]).includes(scope),
  );

interface Held {
  readonly operation: Documented;
  readonly socket: Socket;
  readonly rest: string;
  readonly answer: Promise<{ readonly status: number; readonly code: string | undefined }>;
}

let keys = 0;

/** Sends all but the last byte of a request that fits the contract. */
function hold(operation: Documented, credential: Credential): Held {
  keys += 1;
  const { hostname, port } = new URL(service.url);
  const body = JSON.stringify(operation.bodies[0] ?? {});
  keys += 1;
  const head = [
    `${operation.meta.method.toUpperCase()} ${targetOf(operation, 'x')} HTTP/1.1`,
    'Host: x',
    credentialLine(credential),
    'Content-Type: application/json',
    `Idempotency-Key: held-${keys}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  const answer = new Promise<{ status: number; code: string | undefined }>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => {
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
      resolve({ status: Number(status), code: /"code":"([A-Z_0-9]+)"/.exec(text)?.[1] });
    });
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  return { operation, socket, rest: body.slice(-1), answer };
}

/** The service has seen all that was sent before: it serves its sockets and its connections in turn. */
async function seen(): Promise<void> {
  for (let times = 0; times < 3; times += 1) await acme.api.getMyTenant().unwrap();
}

/** How much is stored of what mutations do: steps of lifecycles, events, responses, money and messages. Refusals are on record elsewhere. */
async function stored(): Promise<Readonly<Record<string, unknown>>> {
  const tables = ['lifecycle_log', 'events', 'idempotency_keys', 'ledger_transfers', 'test_messages'];
  const counted = await Promise.all(
    tables.map(async (table) => [table, await owner()(table).count().first()] as const),
  );
  return Object.fromEntries(counted);
}

describe('a right that is withdrawn while the body is on its way', () => {
  it('is checked for every mutation that needs a credential', () => {
    expect(mutationsOf('session').length).toBeGreaterThan(100);
    expect(mutationsOf('key').length).toBeGreaterThan(90);
  });

  it.each(Object.entries(WAYS))('stops every mutation when it is withdrawn by %s', async (name, way) => {
    const held = mutationsOf(way.credential)
      .filter((operation) => !name.includes('VIEWER') || !isAllowedToViewers(operation, way.credential))
      .map((operation) => hold(operation, way.credential));
    expect(held.length).toBeGreaterThan(50);
    await seen();
    const before = await stored();
    await way.withdraw();
    for (const { socket, rest } of held) socket.write(rest);
    const answers = await Promise.all(
      held.map(async ({ operation, answer }) => ({ id: operation.id, ...(await answer) })),
    );
    expect(await stored()).toEqual(before);
    await way.giveBack();
    // A form that the contract refuses is refused before there is a transaction.
    const wrong = answers.filter(
      ({ status, code }) => status !== 400 && !((status === 401 || status === 403) && way.codes.includes(code ?? '')),
    );
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThan(answers.length / 10);
    expect(wrong).toEqual([]);
  });
});
