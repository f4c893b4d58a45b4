import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { type Furnished, furnish } from '../../contract/world.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { refusal } from '../offramp/fixture.ts';

let service: TestService;
let acme: Furnished;
let harbor: Furnished;
/** Ids of resources with a lifecycle, by the table of the rows. */
let tables: Map<string, string>;

beforeAll(async () => {
  service = await startTestService();
  ({ acme, harbor } = await furnish(service));
  tables = await firstRows(acme.tenantId);
}, 180_000);
afterAll(() => service?.stop());

/** One resource of each lifecycle that the tenant's own people have created. */
async function firstRows(tenantId: string): Promise<Map<string, string>> {
  const { rows } = await service.pool.owner.raw(
    `SELECT DISTINCT ON (l.machine) l.machine, l.aggregate_id AS id FROM lifecycle_log l
    LEFT JOIN members m ON l.actor = 'member:' || m.id LEFT JOIN api_keys k ON l.actor = 'key:' || k.id
    WHERE l.step = 1 AND COALESCE(m.tenant_id, k.tenant_id) = ? ORDER BY l.machine, l.aggregate_id, l.step`,
    [tenantId],
  );
  return new Map(rows.map(({ machine, id }: { machine: string; id: string }) => [machine, id]));
}

/** Nobody but operators reads these by their ids, so that nobody is told of them here. */
const UNREAD = [
  'claim-link',
  'credential-anchor',
  'did-reservation',
  'presentation-challenge',
  'review-case',
  'verification-handoff',
];

describe('each resource of the world', () => {
  test('is explained to its own tenant by its key or its session, unless it is never read by its id', async () => {
    expect(tables.size).toBeGreaterThan(25);
    for (const [machine, id] of tables) {
      const answers = await Promise.all([acme.api, acme.session].map((client) => client.explainResource({ id })));
      const [told] = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
      if (UNREAD.includes(machine)) expect(told, machine).toBeUndefined();
      else
        expect(told?.resource, `${machine} ${id}: ${JSON.stringify(answers)}`).toMatchObject({
          id,
          lifecycle: machine,
        });
    }
  });

  test('is not found by another tenant', async () => {
    const stranger = await service.signUp('Walls Stranger');
    for (const [machine, id] of tables) {
      const code = refusal(await stranger.api.explainResource({ id })).code;
      // Of a session-only kind a key is told so, whatever the id.
      expect(['RESOURCE_NOT_FOUND', 'MEMBER_SESSION_REQUIRED', 'TWOFA_AGENT_NOT_PERMITTED'], machine).toContain(code);
    }
  });
});

test('a key needs the scopes of the operation that reads the resource', async () => {
  const { apiKey } = await acme.session.createApiKey({ name: 'Reads wallets', scopes: ['wallets:read'] }).unwrap();
  const narrow = createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
  const refused = refusal(await narrow.explainResource({ id: acme.paymentId }));
  expect(refused).toMatchObject({
    code: 'INSUFFICIENT_SCOPE',
    statusCode: 403,
    details: { required: ['payments:read'] },
  });
  const wallet = await narrow.explainResource({ id: acme.ids.wallets ?? '' }).unwrap();
  expect(wallet.resource.lifecycle).toBe('wallet');
  expect(wallet.deliveries).toEqual([]);
  expect(wallet.timeline.every(({ actor }) => actor.name === null)).toBe(true);
});

test('a refusal because of a state lists the operations that the state allows', async () => {
  const { paymentId: id } = await acme.api.createOfframpPayment({ phone: harbor.phone, amountUsd: '1.00' }).unwrap();
  const notSelected = refusal(await harbor.api.confirmOfframpPayment({ id }));
  expect(notSelected).toMatchObject({
    code: 'ROUTE_NOT_SELECTED',
    details: {
      status: 'AWAITING_RECIPIENT_CONFIRMATION',
      allowed: expect.arrayContaining(['selectOfframpPaymentRoute']),
    },
  });
  await acme.api.cancelOfframpPayment({ id }).unwrap();
  expect(refusal(await acme.api.cancelOfframpPayment({ id }))).toMatchObject({
    code: 'CANCEL_CONFLICT',
    details: { status: 'CANCELED', allowed: [] },
  });
  expect(refusal(await harbor.api.confirmOfframpPayment({ id }))).toMatchObject({
    code: 'INVALID_TRANSITION',
    details: { from: 'CANCELED', event: 'CONFIRM', status: 'CANCELED', allowed: [] },
  });
});
