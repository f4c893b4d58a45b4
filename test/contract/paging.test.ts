import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/db/ids.ts';
import { newOwner } from '../domains/wallets/owners.ts';
import { foundAll } from '../support/found.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { documented, operationNamed } from './documented.ts';
import { type Answer, held, send, targetOf } from './exchange.ts';
import type { AddRow, ListRows } from './list-rows.ts';
import { credentialFor, type Furnished, furnish, idFor } from './world.ts';

let service: TestService;
let acme: Furnished;
let harbor: Furnished;

// The tests tell one story, in the order in which they stand.
describe('lists', { shuffle: false }, async () => {
  beforeAll(async () => {
    service = await startTestService();
    ({ acme, harbor } = await furnish(service));
    // The sandbox boots with every currency at every provider: here they come one after the other.
    await service.pool.owner('provider_liquidity').where({ provider: 'payapp_a' }).delete();
  });
  afterAll(() => service.stop());

  const lists = documented.filter(({ isList }) => isList);

  const walletOf = (nth: number) => {
    const owners = [{ address: newOwner().address, role: 'ADMIN_OWNER' as const }];
    return acme.api.createWallet({ name: `Wallet ${nth}`, owners }).unwrap();
  };

  /** The newest of these rows once more, but for what it has to have of its own. */
  async function again(table: string, where: object, own: (row: Readonly<Record<string, unknown>>) => object) {
    const { owner } = service.pool;
    const row = await owner(table).where(where).orderBy('id', 'desc').first();
    await owner(table).insert({ ...row, created_at: new Date(), ...own(row) });
  }

  /** A version more of what the tenant has, which is not in force. */
  async function nextVersionOf(table: 'authorities' | 'payment_policies', of: object): Promise<void> {
    const { owner } = service.pool;
    const newest = await owner(table)
      .where({ tenant_id: acme.tenantId, ...of })
      .orderBy('version', 'desc')
      .first();
    const at = new Date();
    const ended =
      table === 'authorities'
        ? { id: newId('gra'), status: 'REVOKED', revoked_at: at }
        : { id: newId('ppo'), status: 'SUPERSEDED', superseded_at: at };
    await owner(table).insert({ ...newest, ...ended, version: newest.version + 1, created_at: at });
  }

  /** Each makes one more row of a list. */
  const ADD: Readonly<Record<string, (nth: number) => Promise<unknown>>> = {
    ...Object.fromEntries(
      (await foundAll<ListRows>('.lists.ts', 'lists'))
        .flatMap(Object.entries<AddRow>)
        .map(([id, add]) => [id, (nth: number) => add({ service, acme, harbor }, nth)]),
    ),
    listApiKeys: (nth) => acme.session.createApiKey({ name: `Key ${nth}` }).unwrap(),
    listAgents: (nth) => acme.session.createAgent({ name: `Agent ${nth}` }).unwrap(),
    listMembers: (nth) => acme.api.createMember({ email: `row${nth}@acmeimports.test` }).unwrap(),
    listEmailAliases: async (nth) => {
      const { id } = await acme.session.createMember({ email: `alias${nth}@acmeimports.test`, role: 'ADMIN' }).unwrap();
      const { token } = await acme.session.createTestSession({ memberId: id }).unwrap();
      const response = await fetch(`${service.url}/v1/email-aliases`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      expect(response.status).toBe(201);
    },
    listPhoneAliases: (nth) => acme.api.createPhoneAlias({ phone: `+155501200${10 + nth}` }).unwrap(),
    listCredentials: () => acme.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY', unsigned: true }).unwrap(),
    listPayoutDestinations: (nth) =>
      acme.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: `row${nth}@acmeimports.test` }).unwrap(),
    listOfframpPayments: (nth) =>
      acme.api.createOfframpPayment({ phone: `+155501300${10 + nth}`, amountUsd: '1.00' }).unwrap(),
    listEvents: async (nth) => {
      await acme.session.createApiKey({ name: `Event ${nth}` }).unwrap();
      await service.runUntilIdle();
    },
    listTestMessages: async (nth) => {
      await acme.api.createPhoneAlias({ phone: `+155501400${10 + nth}` }).unwrap();
      await service.runUntilIdle();
    },
    listTestReviewCases: async () => {
      const { phone } = harbor;
      await acme.api.setTestScreening({ phone, outcome: 'MONITORING' }).unwrap();
      await acme.api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap();
      await acme.api.setTestScreening({ phone, outcome: 'CLEAR' }).unwrap();
      await service.runUntilIdle();
    },
    // As rows alone too.
    listPolicies: () => again('policies', { id: acme.ids.policies }, () => ({ id: newId('pol') })),
    listPolicyVersions: () =>
      again('policy_versions', { policy_id: acme.ids.policies }, ({ ir, version }) => ({
        id: newId('pver'),
        ir: JSON.stringify(ir),
        version: Number(version) + 1,
      })),
    listPolicyAttachments: () =>
      again('policy_attachments', { policy_id: acme.ids.policies }, () => ({
        id: newId('patt'),
        subject_id: newId('agt'),
        attached_at: new Date(),
      })),
    listPolicyDecisions: () =>
      acme.api.evaluatePolicy({ policyId: acme.ids.policies ?? '', amountUsd: '1.00' }).unwrap(),
    listWallets: (nth) => walletOf(nth),
    listIdentities: async (nth) => {
      const { id } = await acme.api.createMember({ email: `identity${nth}@acmeimports.test` }).unwrap();
      await acme.api.createIdentity({ subjectType: 'TENANT_MEMBER', memberId: id }).unwrap();
    },
    listWalletBindings: () =>
      acme.api.startWalletBinding({ id: acme.ids.identities ?? '', walletAddress: newOwner().address }).unwrap(),
    listDrips: async (nth) => acme.api.fundWallet({ id: (await walletOf(nth)).id, asset: 'eth' }).unwrap(),
    // As rows alone: what made them would fill the feeds that other tests here walk.
    listReviewCases: async () => {
      const { owner } = service.pool;
      const row = await owner('review_cases').first();
      await owner('review_cases').insert({ ...row, id: newId('rvw'), status: 'CLOSED', created_at: new Date() });
    },
    listPayments: async () => {
      const { owner } = service.pool;
      const row = await owner('offramp_payments').where({ id: acme.intent.claimedId }).first();
      const fresh = { id: newId('pay'), claim_id: null, created_at: new Date(), intent: JSON.stringify(row.intent) };
      await owner('offramp_payments').insert({ ...row, ...fresh });
    },
    // As rows alone, too: with their events they would be in the way of the feeds.
    listAuthorities: () => nextVersionOf('authorities', { member_id: acme.ids.members }),
    listPaymentPolicyVersions: () => nextVersionOf('payment_policies', {}),
    // A row alone: what opens a request holds a payment. Its payment has ended, so that no job asks for the newest request.
    listApprovals: async () => {
      const { owner } = service.pool;
      const row = await owner('approval_requests').where({ tenant_id: acme.tenantId, status: 'REJECTED' }).first();
      const votes = JSON.stringify(row.votes);
      const fresh = { id: newId('apr'), status: 'REJECTED', created_at: new Date(), votes };
      await owner('approval_requests').insert({ ...row, ...fresh });
    },
    listWebhookEndpoints: () =>
      again('webhook_endpoints', { id: acme.ids['webhook-endpoints'] }, () => ({
        id: newId('whe'),
        status: 'DISABLED',
      })),
    listWebhookDeliveries: () =>
      again('webhook_deliveries', { endpoint_id: acme.ids['webhook-endpoints'] }, ({ attempts }) => ({
        id: newId('whd'),
        event_id: newId('evt'),
        attempts: JSON.stringify(attempts),
      })),
    listTestWebhookSinkRequests: () =>
      again('test_webhook_sink_requests', { sink_id: acme.ids['webhook-sinks'] }, ({ headers }) => ({
        id: newId('sreq'),
        headers: JSON.stringify(headers),
        body: newId('evt'),
      })),
    listLiquidity: async (nth) => {
      const currency = ['USD', 'EUR', 'GBP', 'BRL', 'MXN', 'INR', 'CAD', 'JPY'][nth];
      const operation = operationNamed('configureLiquidity');
      const headers = credentialFor(operation, acme);
      const target = '/v1/admin/liquidity/payapp_a';
      const { status } = await send(service.url, { method: 'post', target, headers, body: { currency } });
      expect(status).toBe(200);
    },
  };

  async function get(operationId: string, search: string): Promise<Answer> {
    const operation = operationNamed(operationId as (typeof documented)[number]['id']);
    const headers = credentialFor(operation, acme);
    const target = search.startsWith('/') ? search : `${targetOf(operation, idFor(operation, acme) ?? '')}${search}`;
    return held(operation, await send(service.url, { method: 'get', target, headers }), `${operationId} ${search}`);
  }

  type Row = Readonly<Record<string, string | number | undefined>>;

  /** Begins with the oldest row, so that what comes while it is read is read too (D-439). */
  const OLDEST_FIRST: ReadonlySet<string> = new Set(['listPolicyVersions']);

  const UNSEEN_ORDER: ReadonlySet<string> = new Set(['listEvents', 'listLiquidity', 'listTestWebhookSinkRequests']);

  const rowsOf = ({ body }: Answer): Row[] => Object.values(body)[0] as Row[];
  /** Most rows begin with their own id; a version may have none, but that of what it is a version of. */
  function idOf(row: Row): string {
    const id = row.id ?? row.decisionLogId ?? Object.entries(row).find(([name]) => name.endsWith('Id'))?.[1];
    if (id === undefined) return String(row.body ?? `${row.provider}:${row.currency}`);
    return [id, row.version?.toString().padStart(9, '0')].filter(Boolean).join('/');
  }
  const timeOf = ({ attachedAt, createdAt }: Row): string => String(attachedAt ?? createdAt);
  /** The target of `Link: <…>; rel="next"`. */
  const nextOf = ({ headers }: Answer): string | undefined =>
    /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];

  /** Follows the links from the first page; `between` runs after each page. */
  async function walk(
    operationId: string,
    search: string,
    between?: (page: number) => Promise<unknown>,
  ): Promise<Row[]> {
    const rows: Row[] = [];
    let target: string | undefined = search;
    for (let page = 0; target !== undefined; page += 1) {
      if (page > 500) throw new Error(`${operationId} does not end`);
      const answer: Answer = await get(operationId, target);
      rows.push(...rowsOf(answer));
      target = nextOf(answer);
      if (target !== undefined) await between?.(page);
    }
    return rows;
  }

  describe('pages over Link (D-043, D-439)', () => {
    test('every list has a walker here', () => {
      expect(lists.map(({ id }) => id).sort()).toEqual(Object.keys(ADD).sort());
    });

    test.each(lists.map(({ id }) => id))('%s: no row is skipped or repeated while others are inserted', async (id) => {
      const add = ADD[id] as (nth: number) => Promise<unknown>;
      for (let nth = 0; nth < 4; nth += 1) await add(nth);
      const before = await walk(id, '?take=200');
      expect(before.length).toBeGreaterThan(4);
      expect(new Set(before.map(idOf)).size).toBe(before.length);

      let added = 4;
      const walked = await walk(id, '?take=2', (page) => (page < 3 ? add(added++) : Promise.resolve()));
      const isOldestFirst = OLDEST_FIRST.has(id);
      const read = walked.map(idOf);
      expect(read.slice(0, before.length)).toEqual(before.map(idOf));
      expect([read.length, new Set(read).size]).toEqual(
        isOldestFirst ? [before.length + 3, before.length + 3] : [before.length, before.length],
      );

      const isLater = (one: Row, other: Row): boolean =>
        timeOf(one) === timeOf(other) ? idOf(one) > idOf(other) : timeOf(one) > timeOf(other);
      const order = (rows: readonly Row[]) =>
        [...rows].sort((one, other) => (isLater(one, other) === isOldestFirst ? 1 : -1));
      // None of these shows what it is ordered by.
      if (!UNSEEN_ORDER.has(id)) expect(before.map(idOf)).toEqual(order(before).map(idOf));
    });

    test.each(lists.map(({ id }) => id))(
      '%s: skip and take cut the same list, and the last page has no next link',
      async (id) => {
        const all = (await walk(id, '?take=200')).map(idOf);
        const second = await get(id, '?skip=1&take=2');
        expect(rowsOf(second).map(idOf)).toEqual(all.slice(1, 3));
        expect(nextOf(second)).not.toContain('skip=');
        expect(rowsOf(await get(id, nextOf(second) ?? '')).map(idOf)).toEqual(all.slice(3, 5));
        // A page holds 200 at most.
        const rest = Math.max(0, all.length - 200);
        expect((await get(id, `?skip=${rest}&take=${all.length - rest}`)).headers.link).toBeUndefined();
        expect((await get(id, `?skip=${all.length - 1}&take=1`)).headers.link).toBeUndefined();
        expect(rowsOf(await get(id, '?skip=100000'))).toEqual([]);
      },
    );

    test.each(lists.map(({ id }) => id))('%s: values out of range and malformed cursors are refused', async (id) => {
      const cursor = new URL(nextOf(await get(id, '?take=1')) ?? '', service.url).searchParams.get('cursor');
      for (const search of [
        'take=0',
        'take=201',
        'take=x',
        'take=1.5',
        'skip=-1',
        'skip=100001',
        'cursor=',
        'cursor=x',
        'cursor=%00',
        `cursor=${cursor}&skip=1`,
        `cursor=${cursor}&cursor=${cursor}`,
        `cursor=${'a'.repeat(513)}`,
      ]) {
        const { status, body } = await get(id, `?${search}`);
        expect([search, status, body.code]).toEqual([search, 400, 'VALIDATION_FAILED']);
      }
    });

    test.each(lists.map(({ id }) => id))(
      '%s: an invented cursor gives a page or a refusal, never a failure',
      async (id) => {
        for (const text of [
          '0.0',
          '999999999999999.x',
          '1772442000000.zzz',
          '1772442000000.9223372036854775807',
          '1772442000000.9223372036854775808',
          '1772442000000.9999999999999999999',
          "1772442000000.';--",
        ]) {
          const { status } = await get(id, `?cursor=${Buffer.from(text).toString('base64url')}`);
          expect([text, [200, 400].includes(status)]).toEqual([text, true]);
        }
      },
    );
  });

  /** When the last row of a page was created, as its cursor tells. */
  function lastTimeOf(answer: Answer): string {
    const cursor = new URL(nextOf(answer) ?? '', service.url).searchParams.get('cursor') ?? '';
    const [milliseconds] = Buffer.from(cursor, 'base64url').toString().split('.');
    return new Date(Number(milliseconds)).toISOString();
  }

  describe('createdAfter and createdBefore', () => {
    const timed = lists.filter(({ query }) => query.includes('createdAfter')).map(({ id }) => id);

    test('apply to every list that is ordered by time alone', () => {
      const others = lists.map(({ id }) => id).filter((id) => !timed.includes(id));
      expect(others.toSorted()).toEqual([
        'listAuthorities',
        'listEvents',
        'listPaymentPolicyVersions',
        'listPolicyVersions',
      ]);
    });

    test.each(timed)('%s: the two divide the list at a time, and the next pages keep the division', async (id) => {
      const all = (await walk(id, '?take=200')).map(idOf);
      const time = lastTimeOf(await get(id, '?take=3'));
      const later = (await walk(id, `?take=2&createdAfter=${time}`)).map(idOf);
      const earlier = (await walk(id, `?take=2&createdBefore=${time}`)).map(idOf);
      expect(later.length).toBeGreaterThanOrEqual(3);
      expect([...later, ...earlier]).toEqual(all);
      const offset = `${time.slice(0, -1)}%2B00:00`;
      expect((await walk(id, `?take=200&createdAfter=${time}&createdBefore=${offset}`)).length).toBe(0);
      for (const wrong of ['createdAfter=yesterday', 'createdBefore=2026-02-30T00:00:00Z', 'createdAfter=']) {
        expect((await get(id, `?${wrong}`)).body.code, wrong).toBe('VALIDATION_FAILED');
      }
    });
  });

  /** JavaScript reads a number in each of these. */
  const NO_INTEGERS = ['Infinity', '-Infinity', '9'.repeat(400), '1e2', '0x1', '%2B5', '%205', ''];
  const MORE = ['1E2', '1e400', '0b1', '0o7', '+5', '5%20', '%095', '5.0', '5.', '.5e1', '-', '--1', '1_0', '%D9%A1'];

  describe('integers in a query are decimal digits (D-043)', () => {
    const reading = documented.filter(({ integers }) => integers.length > 0);

    test('are required by every list of the contract', () => {
      const pages = documented.filter(({ isList }) => isList);
      expect(pages.length).toBeGreaterThan(40);
      expect(pages.filter(({ integers }) => !(integers.includes('skip') && integers.includes('take')))).toEqual([]);
    });

    test.each(reading.map((operation) => [operation.id, operation] as const))(
      '%s refuses numbers that only JavaScript reads',
      async (_, operation) => {
        const headers = credentialFor(operation, acme);
        const refuses = async (name: string, sent: string) => {
          const target = `${targetOf(operation, 'x')}?${name}=${sent}`;
          const { status, body } = await send(service.url, { method: 'get', target, headers });
          const paths = body.details?.errors?.map(({ path }: { path: string }) => path);
          expect([target, status, body.code, paths]).toEqual([target, 400, 'VALIDATION_FAILED', [`/query/${name}`]]);
        };
        const values = operation.id === 'listMembers' ? [...NO_INTEGERS, ...MORE] : NO_INTEGERS;
        await Promise.all(operation.integers.flatMap((name) => values.map((sent) => refuses(name, sent))));
      },
    );

    test.each(lists.map(({ id }) => id))('%s reads leading zeros and minus zero as numbers', async (id) => {
      // The same rows; what they show may change between two reads, as the interest of a loan does.
      expect(rowsOf(await get(id, '?take=002&skip=-0')).map(idOf)).toEqual(rowsOf(await get(id, '?take=2')).map(idOf));
    });
  });

  describe('the feed of events (D-389, D-390, D-439)', () => {
    const sequences = (rows: readonly Row[]): number[] => rows.map(({ sequence }) => Number(sequence));

    test('is numbered without gaps, newest first by default, and has the same events in both orders', async () => {
      const descending = sequences(await walk('listEvents', '?take=4'));
      const ascending = sequences(await walk('listEvents', '?take=7&order=asc'));
      expect(ascending).toEqual(ascending.map((_, at) => at + 1));
      expect(descending).toEqual([...ascending].reverse());
    });

    test('appends events at the end when it is read oldest first while they are inserted', async () => {
      const { length } = rowsOf(await get('listEvents', '?take=200'));
      const walked = await walk('listEvents', '?order=asc&take=5', (page) =>
        page === 0 ? (ADD.listEvents as (nth: number) => Promise<unknown>)(40) : Promise.resolve(),
      );
      expect(walked.length).toBeGreaterThan(length);
      expect(sequences(walked)).toEqual(walked.map((_, at) => at + 1));
    });

    test('reverses a cursor with the order', async () => {
      const first = await get('listEvents', '?take=4&order=asc');
      const cursor = new URL(nextOf(first) ?? '', service.url).searchParams.get('cursor');
      const back = await get('listEvents', `?order=desc&take=3&cursor=${cursor}`);
      expect(sequences(rowsOf(back))).toEqual([3, 2, 1]);
    });

    test('refuses the cursor of another list, and does not start over', async () => {
      const cursor = new URL(nextOf(await get('listMembers', '?take=1')) ?? '', service.url).searchParams.get('cursor');
      const { status, body } = await get('listEvents', `?cursor=${cursor}`);
      expect([status, body.code, body.details.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', '/query/cursor']);
    });

    test('keeps its filters on every page', async () => {
      const keys = await walk('listEvents', '?take=2&type=api_key.*');
      expect(keys.length).toBeGreaterThan(4);
      expect(new Set(keys.map((row) => (row as { type?: string }).type?.split('.')[0]))).toEqual(new Set(['api_key']));
    });
  });
});
