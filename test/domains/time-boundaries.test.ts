import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../generated/contract/limits.ts';
import { apiKeysOf } from '../../src/domains/accounts/api-key.store.ts';
import { gateFacts } from '../../src/domains/approvals/gates.cross-tenant.ts';
import type { Spent } from '../../src/domains/approvals/rules/spend-windows.ts';
import { codesAskedFrom, codesSentTo } from '../../src/domains/claims/claim-link.store.ts';
import { codeSends } from '../../src/domains/identity/aliases/phone-alias.store.ts';
import { isOnboarded } from '../../src/domains/identity/credentials/credential.store.ts';
import { identityOf } from '../../src/domains/identity/handles/identity-list.store.ts';
import { countDrips } from '../../src/domains/wallets/drip.store.ts';
import { messageSlot } from '../../src/payments/messages/index.ts';
import type { Vault } from '../../src/platform/crypto/index.ts';
import { findKey, storedKey } from '../../src/platform/execution/idempotency.ts';
import { countSignature } from '../../src/platform/execution/used-signatures.ts';
import { eventOf, feedOf, retainedSince } from '../../src/platform/feed/event.store.ts';
import type { StepBatcher } from '../../src/platform/lifecycle/batch.ts';
import { throttle } from '../../src/platform/limits/throttle.ts';
import { leaseJobs } from '../../src/platform/outbox/jobs.ts';
import { TimerSweep } from '../../src/platform/outbox/timers.ts';
import { Refusal } from '../../src/platform/refusal.ts';
import { CUTOFF } from '../../src/platform/retention/rule.ts';
import { anyRow } from '../support/any-row.ts';
import { asking } from '../support/asking.ts';
import { startTestEngine, type TestEngine } from '../support/engine.ts';
import { foundAll } from '../support/found.ts';
import { retentionRules } from '../support/retention.ts';
import { type Asked, ago, type Boundary, DAY, END, HOUR, MINUTE, type Row } from './boundary.ts';

/**
 * What PostgreSQL compares with a time, one millisecond before it, at it, and one after: the rows are there, and the
 * statement is the service's own. What code compares stands in expiry-boundaries.test.ts. A domain adds its own by a
 * `<subject>.boundaries.ts` beside its tests.
 */

let test: TestEngine;

// The tests tell one story, in the order in which they stand.
describe('ends in time that a query decides', { shuffle: false }, async () => {
  beforeAll(async () => {
    test = await startTestEngine();
  });
  afterAll(() => test?.stop());

  const asked: Asked = (ask) => asking(test, ask);

  const row = (table: string, given: Row) => anyRow(test.pool.owner, table, given);
  const retention = (name: string) => retentionRules.find((rule) => rule.name === name);

  const over = async (name: string, now: Date): Promise<boolean> => {
    const count = retention(name)?.count ?? '';
    return asked(async (_reads, unit) => {
      const [result] = await unit.run([{ text: count, values: [now, 0] }]);
      return Number(result?.rows[0]?.count) > 0;
    });
  };

  const api = { tenant_id: 'ten_1', status: 'ACTIVE', expires_at: END, environment: 'sandbox' };
  const feedOfOne = {
    tenant_id: 'ten_1',
    last_sequence: 1,
    event_ids: '{evt_1}',
    types: '{x}',
    type_numbers: '{1}',
    first_tx: '0',
    last_tx: '99999999999',
  };
  const drip = { tenant_id: 'ten_1', address: 'a', status: 'SUBMITTED', asset: 'usdc' };

  const credential = {
    tenant_id: 'ten_1',
    kind: 'BUSINESS_IDENTITY',
    status: 'ACTIVE',
    expires_at: END,
    subject_type: 'TENANT',
    subject_id: 'ten_1',
    issuer_kind: 'PLATFORM',
  };
  const SUBJECT = { tenantId: 'ten_1', subjectType: 'TENANT', subjectId: 'ten_1' } as const;
  const identity = {
    tenant_id: 'ten_1',
    subject_type: 'TENANT',
    subject_id: 'ten_1',
    identity_type: 'BUSINESS',
    status: 'ACTIVE',
  };

  const address = '+15550700001';
  const ownMessage = { tenant_id: 'ten_1', recipient_index: address, sent_at: ago(HOUR), created_at: ago(MINUTE) };
  const othersMessage = { tenant_id: 'ten_2', recipient_index: address, sent_at: ago(MINUTE), created_at: ago(HOUR) };
  const addressSent = {
    at: 'over',
    table: 'address_sends',
    stands: (now, ask) =>
      ask(async (reads) => {
        const vault = { blindIndex: (_kind: string, text: string) => text } as unknown as Vault;
        const unit = { reads, services: { vault, realTime: () => now } };
        return (await messageSlot(unit, { tenantId: 'ten_1', to: address, now })) instanceof Refusal;
      }),
  } as const satisfies Partial<Boundary>;

  /** A member with limits over time. */
  const limited: Readonly<Record<string, readonly Row[]>> = {
    authority_windows: [{ tenant_id: 'ten_1', member_id: 'mem_1' }],
    authorities: [
      {
        tenant_id: 'ten_1',
        member_id: 'mem_1',
        status: 'ACTIVE',
        allowed_actions: ['payment.create'],
        daily_limit_base_units: 100,
        monthly_limit_base_units: 100,
      },
    ],
  };

  /** What the bookkeeping has of 7 base units that the member spent: one row for each size of bucket. */
  const spentAt = (at: Date): readonly [Row, ...Row[]] => {
    const bucket = (level: number, size: number): Row => ({
      tenant_id: 'ten_1',
      member_id: 'mem_1',
      level,
      amount_base_units: 7,
      since: new Date(at.getTime() - (at.getTime() % size)),
    });
    return [bucket(0, 1), bucket(1, MINUTE), bucket(2, HOUR), bucket(3, DAY)];
  };
  const [ofDay, ...restOfDay] = spentAt(ago(DAY));
  const [ofMonth, ...restOfMonth] = spentAt(ago(30 * DAY));

  /** What the gates add up for a payment of 7 base units by the member. */
  const spentBy = async (now: Date): Promise<Spent> => {
    const payment = { amountBaseUnits: 7n, asset: 'USDC', assetId: 'x', chainKey: 'x', requestedDestinationId: null };
    const question = { paymentId: 'pay_1', tenantId: 'ten_1', initiatorMemberId: 'mem_1', now, payment };
    return (await asked((reads) => gateFacts(reads, question))).spent;
  };

  const BOUNDARIES: readonly Omit<Boundary, 'file'>[] = [
    {
      what: 'a key is listed as ACTIVE (D-008)',
      at: 'over',
      table: 'api_keys',
      row: api,
      stands: async (now) => (await asked((reads) => reads.many(apiKeysOf('ten_1', 'ACTIVE', now)))).length > 0,
    },
    {
      what: 'a key is not listed as EXPIRED (D-008)',
      at: 'over',
      table: 'api_keys',
      row: api,
      stands: async (now) => (await asked((reads) => reads.many(apiKeysOf('ten_1', 'EXPIRED', now)))).length === 0,
    },
    {
      what: 'a credential makes a tenant onboarded (D-114)',
      at: 'over',
      table: 'credentials',
      row: credential,
      stands: (now) => asked((reads) => isOnboarded(reads, 'ten_1', now)),
    },
    {
      what: 'a credential assures an identity (D-320)',
      at: 'over',
      table: 'credentials',
      row: credential,
      beside: { identities: [identity] },
      stands: async (now) => (await asked((reads) => identityOf(reads, SUBJECT, now)))?.credential === 'BASIC',
    },
    {
      what: 'what a member spent counts against the day (D-207, D-464)',
      at: 'over',
      table: 'member_spend',
      row: ofDay,
      beside: { ...limited, member_spend: restOfDay },
      stands: async (now) => (await spentBy(now)).dailyBaseUnits === 14n,
    },
    {
      what: 'what a member spent counts against the month (D-207, D-464)',
      at: 'over',
      table: 'member_spend',
      row: ofMonth,
      beside: { ...limited, member_spend: restOfMonth },
      stands: async (now) => (await spentBy(now)).monthlyBaseUnits === 14n,
    },
    {
      what: 'a code to a number counts against the day (D-486)',
      at: 'over',
      table: 'alias_code_sends',
      row: { tenant_id: 'ten_1', phone_index: 'p', sent_at: ago(DAY) },
      stands: async (now) => (await asked((reads) => codeSends(reads, 'ten_1', 'p', now))).length > 0,
    },
    {
      what: 'a code to a contact counts on the sender’s clock (D-195)',
      at: 'over',
      table: 'claim_code_sends',
      row: { contact_index: 'c', sender_tenant_id: 'ten_1', sent_at: END },
      stands: async (since) =>
        (await asked((reads) => codesSentTo(reads, 'c', since, { senderTenantId: 'ten_1', offsetMs: 0 }))).length > 0,
    },
    {
      what: 'another sender’s code counts as real time went by (D-195, D-469)',
      at: 'over',
      table: 'claim_code_sends',
      row: { contact_index: 'c', sender_tenant_id: 'ten_2', sent_at: ago(90 * DAY), created_at: ago(5000) },
      stands: async (since) =>
        (await asked((reads) => codesSentTo(reads, 'c', since, { senderTenantId: 'ten_1', offsetMs: 5000 }))).length >
        0,
    },
    {
      what: 'a code that an address asked for counts (D-195)',
      at: 'over',
      table: 'claim_code_sends',
      row: { address_index: 'a', created_at: END },
      stands: async (since) => (await asked((reads) => codesAskedFrom(reads, 'a', since))).length > 0,
    },
    {
      what: 'an event is in its feed (D-389)',
      at: 'over',
      table: 'events',
      row: { id: 'evt_1', at: ago(30 * DAY) },
      beside: { feed_segments: [feedOfOne] },
      stands: async (now) => {
        const feed = feedOf('ten_1', retainedSince(now), { order: 'desc' });
        return (await asked((reads) => reads.many(feed))).length > 0;
      },
    },
    {
      what: 'an event is read by its id (D-389)',
      at: 'over',
      table: 'events',
      row: { id: 'evt_1', at: ago(30 * DAY) },
      beside: { feed_segments: [feedOfOne] },
      stands: async (now) =>
        (await asked((reads) => reads.one(eventOf('ten_1', retainedSince(now), 'evt_1')))) !== undefined,
    },
    {
      what: 'a drip counts until the end of its UTC day (D-256)',
      at: 'over',
      table: 'drips',
      row: { ...drip, created_at: ago(10 * HOUR) },
      stands: async (now) => {
        // The day ends fifteen hours later than END.
        const counts = await asked((reads) => countDrips(reads, 'ten_1', 'a', new Date(now.getTime() - 9 * HOUR)));
        return counts.tenant === 1 && counts.address === 1;
      },
    },
    {
      what: 'a job waits until it is due',
      at: 'over',
      table: 'outbox_jobs',
      row: { lease_until: null, fires_at: END },
      stands: async (now) => !(await leased(now)),
    },
    {
      what: 'a deadline waits until it is due',
      at: 'over',
      table: 'timers',
      row: { fires_at: END, machine: 'tenant' },
      stands: async (now) => (await fired(now)) === 0,
    },
    {
      what: 'a used-up throttle refuses (D-486)',
      at: 'over',
      table: 'throttle_windows',
      row: { key: 'rule:me', starts_at: ago(HOUR), ends_at: END, count: 1 },
      stands: async (now) => {
        const rule = { name: 'rule', limit: 1, windowSeconds: 3600 };
        return (await throttle(test.pool, [{ rule, subject: 'me' }], now)) !== undefined;
      },
    },
    {
      ...addressSent,
      what: 'a message counts against the address for an hour, on the clock of its own tenant (D-526)',
      row: ownMessage,
      beside: { address_sends: Array(limits.addressMessages - 1).fill(ownMessage) },
    },
    {
      ...addressSent,
      what: 'a message of another tenant counts against the address for an hour of real time (D-526)',
      row: othersMessage,
      beside: { address_sends: Array(limits.addressMessages - 1).fill(othersMessage) },
    },
    {
      what: 'an idempotency key is held (D-057)',
      at: 'still',
      table: 'idempotency_keys',
      row: { scope: 'ten_1 POST /v1/x', key: 'k', expires_at: END },
      stands: async (now) => {
        const key = {
          scope: 'ten_1',
          operation: 'POST /v1/x',
          key: 'k',
          salientHash: 's',
          bodyHash: 'b',
          caller: { memberId: null, apiKeyId: null, role: null },
          showsSecret: false,
        };
        const vault = { encryptDocument: (text: string) => text, decrypt: (text: string) => text };
        return asked(async (_reads, unit) => storedKey((await unit.run([findKey(key)]))[0], vault, now) !== undefined);
      },
    },
    {
      what: 'an idempotency key is kept (D-054)',
      at: 'still',
      table: 'idempotency_keys',
      row: { expires_at: END },
      stands: async (now) => !(await over('idempotency_keys', now)),
    },
    {
      what: 'the fingerprint of a signature is kept (D-501)',
      at: 'still',
      table: 'request_signatures',
      row: { expires_at: END },
      stands: async (now) => !(await over('request_signatures', now)),
    },
    {
      what: 'the count of a throttle is kept (D-486)',
      at: 'still',
      table: 'throttle_windows',
      row: { ends_at: END, starts_at: ago(DAY) },
      stands: async (now) => !(await over('throttle_windows', now)),
    },
    {
      what: 'what a spend policy decided is kept, on the tenant’s clock (D-308)',
      at: 'over',
      table: 'policy_decisions',
      row: {
        tenant_id: 'ten_1',
        source: 'payment',
        mode: 'log',
        allow: true,
        reason: 'NO_POLICY',
        created_at: new Date(END.getTime() + 5000),
      },
      beside: { tenant_clocks: [{ tenant_id: 'ten_1', offset_ms: 5000 }] },
      stands: async (now) => !(await over('policy_decisions', now)),
    },
    ...(await foundAll<readonly Boundary[]>('.boundaries.ts', 'boundaries')).flat(),
  ];

  const leased = (now: Date): Promise<boolean> =>
    asked(async (_reads, unit) => {
      const [result] = await unit.run([leaseJobs(now, { holder: 'test', leaseMs: 1000 }, 10, {})]);
      return (result?.rows.length ?? 0) > 0;
    });

  async function fired(now: Date): Promise<number> {
    test.clock.now = now;
    const batcher = { run: async () => undefined } as unknown as StepBatcher;
    return new TimerSweep(test.engine, batcher, pino({ level: 'silent' })).fireDue();
  }

  /** Nothing is there but these rows. */
  async function only(rows: Readonly<Record<string, readonly Row[]>>): Promise<void> {
    await test.pool.owner.raw(`TRUNCATE ${Object.keys(rows).join(', ')} CASCADE`);
    for (const [table, given] of Object.entries(rows)) for (const one of given) await row(table, one);
  }

  describe.each(BOUNDARIES)('$what', ({ table, row: given, beside = {}, at, stands }) => {
    beforeEach(() => only({ ...beside, [table]: [given, ...(beside[table] ?? [])] }));

    it.each([
      [-1, true],
      [0, at === 'still'],
      [1, false],
    ])('%d ms: %s', async (ms, expected) => {
      expect(await stands(new Date(END.getTime() + ms), asked)).toBe(expected);
    });
  });

  describe('a payment that is checked again counts once, wherever its window begins (D-207)', () => {
    const payment = {
      id: 'pay_1',
      sender_tenant_id: 'ten_1',
      initiator_member_id: 'mem_1',
      amount_base_units: 7,
      status: 'AWAITING_RECIPIENT_CONFIRMATION',
      custody: 'none',
      funding_mode: 'INTERNAL_BALANCE',
    };

    it.each([
      ['day', ago(DAY)],
      ['month', ago(30 * DAY)],
    ])('%s', async (_window, createdAt) => {
      await only({
        ...limited,
        member_spend: spentAt(createdAt),
        offramp_payments: [{ ...payment, created_at: createdAt }],
      });
      for (const ms of [-1, 0, 1]) {
        const spent = await spentBy(new Date(END.getTime() + ms));
        expect(spent, `${ms} ms`).toEqual({ dailyBaseUnits: 7n, monthlyBaseUnits: 7n });
      }
    });
  });

  describe('a signature is never forgotten before it is stale (D-501)', () => {
    it('the store keeps a counted signature until the end that the check gives it', () => {
      const statement = countSignature({ hash: 'h', bound: 'b', expiresAt: END }, 'ten_1');
      expect(statement.values).toEqual(['h', 'b', 'ten_1', END]);
    });
  });

  describe('a test clock moves only what is the tenant’s', () => {
    it('a retention rule names the tenant’s clock where it follows that clock, and no clock where it follows real time', () => {
      const moved = retentionRules.filter(({ count }) => count.includes(CUTOFF)).map(({ name }) => name);
      expect(moved).toEqual([
        'events',
        'payment_memos',
        'messages',
        'quotes',
        'policy_decisions',
        'member_spend',
        'spends',
      ]);
    });
  });
});
