import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IdPrefix, newId } from '../../src/platform/db/ids.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type Documented, documented } from './documented.ts';
import { type Answer, held, send, targetOf } from './exchange.ts';
import { dropSecondWall, type WrittenRows, watchRows } from './rows.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor, unshared } from './world.ts';

/** Why an operation with a parameter in its path is not about a tenant's own resource; undefined: it is. */
function exception({ meta }: Documented): string | undefined {
  if (meta.security.length === 0) return 'public: what it names is a secret, not an id';
  if (meta.security.some(({ adminKey }) => adminKey)) return 'an operator sees every tenant';
  if (/\{provider\}$/.test(meta.path)) return 'a provider is everybody’s';
  if (meta.path.startsWith('/v1/invitations/'))
    return 'an invitation belongs to the user of its address: invitations.test.ts';
  return undefined;
}

const named = documented.filter(({ meta }) => meta.path.includes('{'));
const subjects = named.filter((operation) => exception(operation) === undefined);

/** What this test is at least about; a domain that loses its handlers would otherwise go unnoticed. */
const DOMAINS = ['accounts', 'claims', 'destinations', 'identity', 'offramp', 'payments', 'sandbox', 'webhooks'];

/** The other tenant's resource. Of its payments one of which the caller is no party. */
const foreignId = (operation: Documented, other: Furnished): string => idFor(operation, unshared(other)) ?? '';

/** An id of the same kind that was never given out; of a path with two parameters, both. */
const missingId = (foreign: string): string =>
  foreign
    .split('/')
    .map((id) => (id.includes('_') ? newId(id.split('_')[0] as IdPrefix) : newId('sink').slice('sink_'.length)))
    .join('/');

/** Everything that the client gets, byte for byte, but what is new in every answer. */
function seen({ status, headers, text, body }: Answer) {
  const { date: _, 'x-request-id': requestId, ...told } = headers as IncomingHttpHeaders & Record<string, unknown>;
  expect(body.requestId).toBe(requestId);
  return { status, headers: told, text: text.replace(String(requestId), 'req') };
}

// The tests tell one story, in the order in which they stand.
describe('ids of another tenant', { shuffle: false }, () => {
  describe.each([
    ['both walls', async () => undefined],
    ['the first wall alone: without row-level security', dropSecondWall],
  ] as const)('a foreign id answers like a missing one (D-039, R565), behind %s', (_walls, prepare) => {
    let service: TestService;
    let acme: Furnished;
    let harbor: Furnished;
    let rows: WrittenRows;

    beforeAll(async () => {
      service = await startTestService();
      ({ acme, harbor } = await furnish(service));
      await prepare(service.pool.owner);
      rows = await watchRows(service.pool.owner);
    }, 60_000);
    afterAll(() => service?.stop());

    async function ask(operation: Documented, id: string, tenant: Furnished): Promise<Answer> {
      const [body] = bodiesFor(operation, acme);
      const answer = await send(service.url, {
        method: operation.meta.method,
        target: targetOf(operation, id),
        headers: credentialFor(operation, tenant),
        ...(body === undefined ? {} : { body }),
      });
      return held(operation, answer, `${operation.id} ${id}`);
    }

    test('every built operation that names a resource is asked, and each domain has some', () => {
      expect([...new Set(subjects.map(({ meta }) => meta.domain))].toSorted()).toEqual(expect.arrayContaining(DOMAINS));
      const skipped = named.filter((operation) => !subjects.includes(operation));
      for (const operation of skipped) expect(exception(operation), operation.id).toBeDefined();
    });

    test.each(subjects.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
      const foreign = foreignId(operation, harbor);
      const missing = missingId(foreign);
      expect(missing).toHaveLength(foreign.length);
      await rows.tables();
      const [theirs, nobodys] = [await ask(operation, foreign, acme), await ask(operation, missing, acme)];
      expect(theirs.status, theirs.text).toBe(404);
      expect(theirs.body.code).toMatch(/_NOT_FOUND$/);
      expect(theirs.text).not.toContain(foreign);
      expect(seen(theirs)).toEqual(seen(nobodys));
      expect(await rows.tables()).toEqual([]);
    });

    // Last, because it acts: the ids above were real ones. What deletes comes behind what finds.
    const deletesLast = subjects.toSorted((a, b) => Number(isDelete(a)) - Number(isDelete(b)));
    test.each(deletesLast.map((operation) => [operation.id, operation] as const))(
      '%s finds the resource for its own tenant',
      async (_, operation) => {
        const answer = await ask(operation, foreignId(operation, harbor), harbor);
        expect(answer.body.code ?? 'none', answer.text).not.toBe(notFoundOf(operation));
      },
    );
  });

  const isDelete = ({ meta }: Documented): boolean => meta.method.toUpperCase() === 'DELETE';

  /** The code with which the operation says that there is no such resource: its first 404. */
  const notFoundOf = ({ meta }: Documented): string =>
    Object.entries(meta.codes).find(([code, status]) => status === 404 && code !== 'ROUTE_NOT_FOUND')?.[0] ?? '';
});
