import { isAgentForbidden, scopesOfRole } from '../../src/domains/accounts/keys/scopes.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { memberOf } from './callers.ts';
import { type Documented, documented } from './documented.ts';
import { held, send, targetOf } from './exchange.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor, unshared } from './world.ts';

/** What each kind of caller hears of each operation: `allowed`, a code, or null where the cell does not apply. */
export type AccessTable = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

type Headers = Readonly<Record<string, string>>;

/** One kind of caller in a world: what it sends along, and whose resources it names. */
interface Kind {
  readonly name: string;
  headers(world: World, operation: Documented): Headers | Promise<Headers>;
  /** The tenant whose ids and bodies the request has; null where the kind has no business with the operation. */
  names?(world: World, operation: Documented): Furnished | null;
}

interface World {
  readonly service: TestService;
  readonly acme: Furnished;
  readonly harbor: Furnished;
}

const key = (apiKey: string): Headers => ({ 'x-service-api-key': apiKey });
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

const issued =
  (body: object) =>
  async ({ acme }: World) =>
    key((await acme.session.createApiKey({ name: 'Access', ...body }).unwrap()).apiKey);

/** Made once for each world. */
const once = (make: (world: World) => Promise<Headers>): Kind['headers'] => {
  const made = new WeakMap<World, Promise<Headers>>();
  return (world) => {
    const found = made.get(world) ?? make(world);
    made.set(world, found);
    return found;
  };
};

const role = (name: 'VIEWER' | 'MEMBER' | 'FINANCE' | 'ADMIN'): Kind => ({
  name,
  headers: once(async ({ acme }) => bearer((await memberOf(acme, `${name.toLowerCase()}@access.test`, name)).token)),
});

const hasId = ({ meta }: Documented): boolean => meta.path.includes('{id}');
/** Collections of which `harbor` is the other party: `acme` pays it. */
const SHARED = ['/v1/offramp/payments/{', '/v1/payments/{', '/v1/explanations/{'];
const isShared = ({ meta }: Documented): boolean => SHARED.some((path) => meta.path.startsWith(path));

const agentScopes = scopesOfRole('OWNER').filter((scope) => !isAgentForbidden(scope));

/** Each list of kinds has a world of its own: what one of them may do changes what the next one finds. */
export const WORLDS: readonly (readonly Kind[])[] = [
  [
    { name: 'anonymous', headers: () => ({}) },
    { name: 'key without the scope', headers: once(issued({ scopes: ['status:read'] })) },
    {
      name: 'other tenant',
      headers: ({ harbor }, operation) => credentialFor(operation, harbor),
      names: ({ acme }, operation) =>
        hasId(operation) && operation.meta.security.length > 0 && !isOperators(operation) ? unshared(acme) : null,
    },
    {
      name: 'other party',
      headers: ({ harbor }) => bearer(harbor.token),
      names: ({ acme }, operation) => (isShared(operation) ? acme : null),
    },
  ],
  [{ name: 'key', headers: ({ acme }) => key(acme.apiKey) }],
  [{ name: 'agent', headers: once(issued({ agent: true, scopes: agentScopes })) }],
  [role('VIEWER')],
  [role('MEMBER')],
  [role('FINANCE')],
  [role('ADMIN')],
  [{ name: 'OWNER', headers: ({ acme }) => bearer(acme.token) }],
];

const isOperators = ({ meta }: Documented): boolean => meta.security.some(({ adminKey }) => adminKey);

/** Reads first, what ends things last, so that an operation finds what it names. */
const ENDS = /^(delete|remove|revoke|cancel|decline|suspend|reject|release|void|advance)/;
const weight = ({ id, meta }: Documented): number =>
  meta.method === 'get' ? 0 : id === 'createTenant' ? 3 : ENDS.test(id) || meta.method === 'delete' ? 2 : 1;
const inOrder = documented.toSorted((one, other) => weight(one) - weight(other));

/** Codes that say who may call, whatever is asked for. Every other answer means that the caller came in. */
const ACCESS = new Set([
  'AGENT_SUSPENDED',
  'API_KEY_REQUIRED',
  'APPROVAL_REQUIRES_MEMBER',
  'AUTHORITY_MISSING',
  'INSUFFICIENT_SCOPE',
  'MEMBER_SESSION_REQUIRED',
  'NOT_ORDER_PARTY',
  'NOT_SENDER',
  'RECIPIENT_CONSENT_REQUIRED',
  'ROLE_NOT_PERMITTED',
  'TENANT_REQUIRED',
  'TWOFA_AGENT_NOT_PERMITTED',
  'UNAUTHENTICATED',
]);
const isAccess = (code: string, kind: string): boolean =>
  ACCESS.has(code) || (kind.startsWith('other') && code.endsWith('_NOT_FOUND'));

/** Tries every operation by every kind of caller of one world. */
export async function tryWorld(kinds: readonly Kind[]): Promise<AccessTable> {
  const service = await startTestService();
  try {
    const world = { service, ...(await furnish(service)) };
    const table: Record<string, Record<string, string | null>> = {};
    for (const kind of kinds) {
      for (const operation of inOrder) {
        table[operation.id] = { ...table[operation.id], [kind.name]: await tryCell(world, kind, operation) };
      }
    }
    return table;
  } finally {
    await service.stop();
  }
}

async function tryCell(world: World, kind: Kind, operation: Documented): Promise<string | null> {
  const named = kind.names ? kind.names(world, operation) : world.acme;
  if (named === null) return null;
  const [body] = bodiesFor(operation, named);
  const answer = await send(world.service.url, {
    method: operation.meta.method,
    target: targetOf(operation, idFor(operation, named) ?? ''),
    headers: await kind.headers(world, operation),
    ...(body && { body }),
  });
  const { code } = held(operation, answer, `${operation.id} by ${kind.name}`).body ?? {};
  return answer.status >= 400 && isAccess(code, kind.name) ? code : 'allowed';
}
