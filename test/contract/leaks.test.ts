import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/db/sql.ts';
import { NUMBERED_EVENT, type NumberedEvent } from '../../src/platform/feed/event-renderer.ts';
import { ENTRIES, SEQUENCE } from '../../src/platform/feed/feed-segments.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { working } from '../support/working.ts';
import { memberOf } from './callers.ts';
import { tablesOf } from './rows.ts';
import { recordTraffic, type Seen } from './traffic.ts';

type Kind = 'phone' | 'email' | 'code' | 'key' | 'token' | 'secret' | 'private key' | 'account' | 'address';

interface Secret {
  readonly kind: Kind;
  /** As it would stand in a text; of phones the digits. */
  readonly text: string;
}

/** What an operation's answer may carry, because it is there for that. */
const MAY_SHOW: Readonly<Record<string, readonly Kind[]>> = {
  // The simulated gateway's inbox (D-069).
  listTestMessages: ['phone', 'email', 'code'],
  // Once (D-007).
  createApiKey: ['key', 'secret'],
  // The embedded identity provider (D-001).
  createTestSession: ['token', 'private key'],
  // On-chain addresses are kept and answered as they were given (D-064, D-242).
  createPayoutDestination: ['address'],
  verifyPayoutDestination: ['address'],
  listPayoutDestinations: ['address'],
  // A tenant's own members, by the member record (D-015).
  createTenant: ['email'],
  getMe: ['email'],
  createMember: ['email'],
  listMembers: ['email'],
  getMember: ['email'],
  updateMember: ['email'],
  suspendMember: ['email'],
  reactivateMember: ['email'],
  removeMember: ['email'],
};

const PHONES = ['+15550107701', '+15550107702', '+15550107703', '+15550107704', '+442071838750', '+15550107706'];
const EMAILS = ['payout.desk@harbor-payouts.test', 'cleo.park@acme-people.test', 'dana.reyes@acme-people.test'];
const ACCOUNTS = ['DE89370400440532013000', '000123456789', 'blueharbor.pay'];
const ADDRESS = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';

const traffic = recordTraffic();
const secrets: Secret[] = [];
const learn = (kind: Kind, text: string | null | undefined): void => {
  if (text) secrets.push({ kind, text });
};

let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;
/** What the tables held, looked at again and again while the story went on. */
const rows = new Map<string, Set<string>>();

beforeAll(async () => {
  service = await startTestService();
  for (const phone of PHONES) learn('phone', phone.slice(1));
  for (const email of EMAILS) learn('email', email);
  for (const account of ACCOUNTS) learn('account', account);
  learn('address', ADDRESS);
  acme = await service.signUp('Acme Imports');
  harbor = await service.signUp('Blue Harbor');
  for (const { name, apiKey } of [acme, harbor]) {
    learn('email', `owner@${name.toLowerCase().replaceAll(' ', '-')}.test`);
    learn('key', apiKey);
  }
  await acme.fund('1000.00');
  await tellStory();
}, 60_000);
afterAll(async () => {
  traffic.stop();
  await service.stop();
});

/** Reads every text and document that the database holds right now, past every wall. */
async function lookIntoTables(): Promise<void> {
  for (const table of await tablesOf(service.pool.owner)) {
    const found = await service.pool.owner.raw(`SELECT to_jsonb(t)::text AS text FROM ${table} t`);
    const texts = rows.get(table) ?? new Set();
    for (const { text } of found.rows) texts.add(text);
    rows.set(table, texts);
  }
  await lookIntoFeeds();
}

/** What every tenant reads in its feed, and is sent by webhook; beside the tables. */
const RENDERED = 'events as they are read';

async function lookIntoFeeds(): Promise<void> {
  await service.relay.drain();
  const found = await working(service, ({ reads }) =>
    reads.many<NumberedEvent>(
      sql.raw(`SELECT ${NUMBERED_EVENT} FROM (SELECT s.tenant_id, ${SEQUENCE} AS sequence, u.event_id
        FROM feed_segments s CROSS JOIN LATERAL ${ENTRIES}) f JOIN events e ON e.id = f.event_id`),
    ),
  );
  const texts = rows.get(RENDERED) ?? new Set();
  for (const event of found) texts.add(service.engine.services.eventRenderer.render(event));
  rows.set(RENDERED, texts);
}

async function tellStory(): Promise<void> {
  await people();
  await failures();
  await payments();
  await lookIntoTables();
}

/** Members, sessions, keys, destinations of every rail. */
async function people(): Promise<void> {
  const { session } = acme;
  await memberOf(acme, EMAILS[1] ?? '', 'FINANCE');
  const { id } = await memberOf(acme, EMAILS[2] ?? '', 'MEMBER');
  await session.updateMember({ id, role: 'VIEWER' }).unwrap();
  await session.suspendMember({ id }).unwrap();
  await session.reactivateMember({ id }).unwrap();
  await session.getMember({ id }).unwrap();
  await session.removeMember({ id }).unwrap();
  const signing = await session
    .createApiKey({ name: 'Signed', requestSigning: true }, { idempotencyKey: 'signed' })
    .unwrap();
  await session.createApiKey({ name: 'Signed', requestSigning: true }, { idempotencyKey: 'signed' }).unwrap();
  learn('key', signing.apiKey);
  learn('secret', signing.signingSecret);
  const signedIn = await session.createTestSession({ memberId: acme.memberId }).unwrap();
  learn('token', signedIn.token);
  learn('private key', signedIn.signer.privateKey);
  await session.revokeApiKey({ id: signing.id }).unwrap();
  await acme.api.getMe().unwrap();
  await lookIntoTables();
  await onboard(harbor);
  await addServiceBalance(harbor);
  const [iban = '', account = '', handle = ''] = ACCOUNTS;
  const declared = [
    { type: 'PAYMENT_APP_A' as const, email: EMAILS[0] ?? '' },
    { type: 'PAYMENT_APP_A' as const, phone: PHONES[3] ?? '' },
    { type: 'PAYMENT_APP_B' as const, handle },
    { type: 'SEPA' as const, iban },
    { type: 'US_BANK_ACH' as const, routingNumber: '021000021', accountNumber: account },
    { address: ADDRESS, asset: 'USDC', network: 'base-sepolia' },
  ];
  for (const body of declared) {
    const made = await harbor.api.createPayoutDestination(body);
    if (made.ok) await harbor.api.verifyPayoutDestination({ id: made.data.id });
  }
  expect((await harbor.api.listPayoutDestinations().unwrap()).destinations.length).toBeGreaterThan(4);
}

/** Requests that are refused, with what must not be repeated in every place of them. */
async function failures(): Promise<void> {
  const [phone = '', , , , , other = ''] = PHONES;
  const headers = { 'x-service-api-key': acme.apiKey, 'content-type': 'application/json' };
  const post = (path: string, body: string, more: Record<string, string> = {}) =>
    fetch(service.url + path, { method: 'POST', headers: { ...headers, ...more }, body });
  const bodies = [
    { [phone]: 1, phone: `${phone} `, amountUsd: '1.00' },
    { phone: phone.slice(1), amountUsd: phone },
    { phone: [phone], amountUsd: { [phone]: acme.apiKey } },
    { phone, did: phone, amountUsd: '1.00' },
    { did: phone, amountUsd: '1.00', invite: { phone, email: EMAILS[0] } },
    { phone: other, amountUsd: '999999999.00', memo: 'Too much' },
    { [acme.apiKey]: acme.token, phone },
    { [EMAILS[0] ?? '']: 1, phone },
  ];
  for (const body of bodies)
    expect((await post('/v1/offramp/payments', JSON.stringify(body))).status).toBeGreaterThan(399);
  await post('/v1/offramp/payments', `{"phone":"${phone}","amountUsd":`);
  await post('/v1/payout-destinations', JSON.stringify({ type: 'SEPA', iban: `${ACCOUNTS[0]}1` }));
  await post('/v1/payout-destinations', JSON.stringify({ type: 'PAYMENT_APP_A', email: `${EMAILS[0]}@` }));
  await post('/v1/members', JSON.stringify({ email: `${EMAILS[1]}@x`, role: EMAILS[1] }));
  await post('/v1/phone-aliases', JSON.stringify({ phone }), { 'idempotency-key': 'caf\u00e9', 'x-request-id': phone });
  for (const path of [
    `/v1/members/${phone}`,
    `/v1/${encodeURIComponent(phone)}`,
    `/v1/me?phone=${encodeURIComponent(phone)}`,
  ]) {
    await fetch(service.url + path, { headers });
  }
  await fetch(`${service.url}/v1/me`, { headers: { 'x-service-api-key': `${acme.apiKey}x` } });
  await fetch(`${service.url}/v1/me`, { headers: { authorization: `Bearer ${acme.token}x` } });
  await acme.api.listTestMessages({ to: phone, take: 500 });
}

/** Paid, claimed, failed and refunded, cancelled, held, expired; numbers that change hands; wrong codes. */
async function payments(): Promise<void> {
  const [mine = '', parked = '', moving = '', , london = '', sanctioned = ''] = PHONES;
  const pay = (phone: string) => acme.api.createOfframpPayment({ phone, amountUsd: '10.00' }).unwrap();
  const claimed = await pay(mine);
  await pay(parked);
  await acme.api.setTestScreening({ phone: sanctioned, outcome: 'SANCTIONS' }).unwrap();
  await pay(sanctioned);
  await lookIntoTables();

  const alias = await harbor.api.createPhoneAlias({ phone: mine }).unwrap();
  await lookIntoTables();
  await harbor.api.verifyPhoneAlias({ id: alias.id, code: '000000' });
  await harbor.api.resendPhoneAliasCode({ id: alias.id });
  await service.runUntilIdle();
  const [message] = (await harbor.api.listTestMessages({ to: mine, purpose: 'ALIAS_OTP' }).unwrap()).messages;
  await harbor.api.verifyPhoneAlias({ id: alias.id, code: message?.code ?? '' }).unwrap();
  for (const phone of [london, moving]) await verifyPhone(service, harbor, phone);
  const third = await service.signUp('Quiet Pond');
  await verifyPhone(service, third, moving);
  await service.runUntilIdle();
  const { messages } = await harbor.api.listTestMessages().unwrap();
  for (const { code } of messages) learn('code', code);

  await acme.api.setTestScreening({ phone: london, outcome: 'MONITORING' }).unwrap();
  expect((await pay(london)).status).toBe('COMPLIANCE_HOLD');
  await lookIntoTables();
  await acme.api.setTestScreening({ phone: london, outcome: 'CLEAR' }).unwrap();
  for (const [paymentId, status] of [[claimed.paymentId], [(await pay(london)).paymentId, 'FAILED']] as const) {
    const { routes } = await harbor.api.getOfframpPaymentRoutes({ id: paymentId }).unwrap();
    await harbor.api.selectOfframpPaymentRoute({ id: paymentId, routeQuoteId: routes[0]?.routeId ?? '' }).unwrap();
    await harbor.api.confirmOfframpPayment({ id: paymentId }).unwrap();
    await service.runUntilIdle();
    await harbor.api.stepTestProvider(status === 'FAILED' ? { id: paymentId, status } : { id: paymentId, steps: 3 });
    await service.runUntilIdle();
    await acme.api.getOfframpPaymentClaim({ id: paymentId });
    await acme.api.getTestProvider({ id: paymentId });
  }
  await acme.api.cancelOfframpPayment({ id: (await pay(london)).paymentId }).unwrap();
  await lookIntoTables();
  await acme.api.advanceTestClock({ advanceSeconds: 20 * 86_400 }).unwrap();
  await service.runUntilIdle();
  for (const { session } of [acme, harbor, third]) {
    for await (const event of session.listEvents.all({ take: 50 })) await session.getEvent({ id: event.id }).unwrap();
    await session.listOfframpPayments().unwrap();
    await session.listPhoneAliases().unwrap();
    await session.listPayoutDestinations().unwrap();
    await session.listMembers().unwrap();
    await session.listApiKeys().unwrap();
    await session.listTestReviewCases().unwrap();
    await session.listCredentials().unwrap();
    await session.getMyTenant().unwrap();
    await session.getMe().unwrap();
  }
  await fetch(`${service.url}/metrics`);
  await fetch(`${service.url}/readyz`);
}

/** Digits alone stand in many a number: a code counts where it stands alone. */
const stands = ({ kind, text }: Secret, within: string): boolean =>
  kind === 'code'
    ? new RegExp(`(?<![0-9A-Za-z])${text}(?![0-9A-Za-z])`).test(within)
    : within.toLowerCase().includes(text.toLowerCase());

const findIn = (text: string, allowed: readonly Kind[] = []): string[] =>
  secrets
    .filter((secret) => !allowed.includes(secret.kind) && stands(secret, text))
    .map(({ kind, text }) => `${kind} ${text}`);

describe('secret and personal data appears nowhere that it must not (D-001, D-007, D-033, D-066, D-384)', () => {
  test('the recorded requests contain every kind of secret', () => {
    const kinds = new Set(secrets.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      ['account', 'address', 'code', 'email', 'key', 'phone', 'private key', 'secret', 'token'].sort(),
    );
    const statuses = new Set(traffic.seen.map(({ operationId, status }) => `${operationId} ${status}`));
    expect(statuses).toContain('verifyPhoneAlias 400');
    expect(statuses).toContain('createOfframpPayment 402');
    const story = [...(rows.get('offramp_payments') ?? [])].join('\n');
    for (const status of ['PENDING_CLAIM', 'DELIVERED', 'REFUNDED', 'CANCELED', 'COMPLIANCE_HOLD'])
      expect(story).toContain(status);
    expect(traffic.seen.length).toBeGreaterThan(120);
  });

  test('no answer shows a secret', () => {
    const found = traffic.seen.flatMap(({ operationId, status, text }: Seen) =>
      findIn(text, MAY_SHOW[operationId]).map((secret) => `${operationId} ${status}: ${secret}`),
    );
    expect(found).toEqual([]);
  });

  test('the scan finds secrets where they may be shown', () => {
    for (const [operationId, kinds] of Object.entries(MAY_SHOW)) {
      const shown = traffic.seen
        .filter((one) => one.operationId === operationId)
        .map(({ text }) => text)
        .join('\n');
      for (const kind of kinds) {
        if (kind === 'email' && operationId === 'listTestMessages') continue;
        const ofKind = secrets.filter((secret) => secret.kind === kind);
        expect(
          ofKind.some((secret) => stands(secret, shown)),
          `${operationId} shows no ${kind}`,
        ).toBe(true);
      }
    }
  });

  test('no log line shows a secret', () => {
    expect(service.logLines.length).toBeGreaterThan(100);
    expect(service.logLines.flatMap((line) => findIn(line).map((secret) => `${secret}: ${line}`))).toEqual([]);
  });

  test('no row of any table holds a secret, or the plain hash of a guessable value', () => {
    expect(rows.get('outbox_jobs')?.size).toBeGreaterThan(0);
    expect(rows.get(RENDERED)?.size).toBeGreaterThan(20);
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const guessable = secrets
      .filter(({ kind }) => ['phone', 'email', 'code', 'account', 'address'].includes(kind))
      .flatMap(({ kind, text }) => [text, `+${text}`].map((plain) => ({ kind, text: sha256(plain) })));
    const found: string[] = [];
    for (const [table, texts] of rows) {
      const all = [...texts].join('\n');
      found.push(...findIn(all).map((secret) => `${table}: ${secret}`));
      found.push(
        ...guessable.filter(({ text }) => all.includes(text)).map(({ kind }) => `${table}: hash of a ${kind}`),
      );
    }
    expect(found).toEqual([]);
  });

  /** Where what happened is told: to tenants, in answers, to operators. */
  const TOLD = ['events', 'feed_segments', RENDERED, 'audit_log', 'lifecycle_log'];

  /** The values of all columns whose names end so, longer than what would stand in a text by chance. */
  async function valuesOf(ending: string): Promise<Map<string, string[]>> {
    const { owner } = service.pool;
    const columns = await owner.raw(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type = 'text' AND column_name LIKE ?`,
      [`%${ending}`],
    );
    const values = new Map<string, string[]>();
    for (const { table, column } of columns.rows) {
      for (const { value } of await owner(table).distinct({ value: column }).whereNotNull(column)) {
        if (value.length >= 32) values.set(value, [...(values.get(value) ?? []), `${table}.${column}`]);
      }
    }
    return values;
  }

  test.each([
    ['blind index', '\\_index', ['phone_aliases.phone_index', 'claims.phone_index', 'users.email_index']],
    ['ciphertext', '\\_ciphertext', ['phone_aliases.phone_ciphertext', 'claims.phone_ciphertext']],
    ['hash of a secret', 'token\\_hash', ['claim_links.token_hash']],
  ])(
    'no %s appears in events, feeds, the audit log, answers or the log (D-066, D-384)',
    async (_what, ending, among) => {
      const values = await valuesOf(ending);
      expect([...new Set([...values.values()].flat())]).toEqual(expect.arrayContaining(among));
      const places: [string, string][] = TOLD.map((table) => [table, [...(rows.get(table) ?? [])].join('\n')]);
      places.push(['answers', traffic.seen.map(({ text }) => text).join('\n')], ['log', service.logLines.join('\n')]);
      for (const [place, text] of places) {
        expect(text.length, place).toBeGreaterThan(1000);
        for (const [value, column] of values) expect(text.includes(value), `${column} in ${place}`).toBe(false);
      }
    },
  );

  test('events of members contain neither name nor address (D-466)', () => {
    const read = [...(rows.get(RENDERED) ?? [])].map((text) => JSON.parse(text));
    const members = read.filter(({ type }) => type.startsWith('member.'));
    expect(members.length).toBeGreaterThan(3);
    for (const { data } of members) expect(Object.keys(data.object)).not.toEqual(expect.arrayContaining(['name']));
  });

  test('keys of objects in events and feeds name no personal field', () => {
    const told = [...(rows.get(RENDERED) ?? []), ...(rows.get('events') ?? [])];
    const names = new Set(told.flatMap((text) => [...text.matchAll(/"([A-Za-z]+)":/g)].map(([, name]) => name ?? '')));
    for (const name of ['email', 'phone', 'otp', 'code', 'token', 'signingSecret', 'apiKey', 'keyHash', 'identifier']) {
      expect(names, name).not.toContain(name);
    }
  });
});
