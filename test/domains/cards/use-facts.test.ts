import { describe, expect, it, test } from 'vitest';
import { facts } from '../../../src/domains/cards/card-authorization.facts.ts';
import { rememberDrawable } from '../../../src/domains/cards/read-funds.ts';
import { reverse } from '../../../src/domains/cards/reverse.ts';
import {
  authorizationOfIssuer,
  cardOfIssuer,
  loadUse,
  reversalOfIssuer,
} from '../../../src/domains/cards/use-facts.cross-tenant.ts';
import { compilePolicy } from '../../../src/domains/policies/rules/compile.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { sample } from './card-authorization.sample.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const owners = { tenantId: 'ten_1', memberId: '', paymentId: '' };
const limits = {
  perTransactionBaseUnits: null,
  dailyBaseUnits: null,
  weeklyBaseUnits: null,
  monthlyBaseUnits: null,
  blockedMcc: [],
  allowedMcc: null,
};
const spentOf = (units: bigint) => ({ dailyBaseUnits: units, weeklyBaseUnits: units, monthlyBaseUnits: units });

type Use = Parameters<typeof loadUse>[0];
type Context = Partial<Use['context']>;

const useOf = (context: Context = {}, more: object = {}): Use =>
  ({
    machine: 'card-authorization',
    id: 'auz_1',
    status: 'RECEIVED',
    step: 1,
    now,
    createdAt: now,
    updatedAt: now,
    context: { ...sample.context(owners, 1), cardId: 'card_1', ...context },
    ...more,
  }) as unknown as Use;

/** A policy that forbids what is asked, for whatever it is attached to. */
const { ir } = compilePolicy({ mcc: { blocked: ['5411'] } });
const DENYING = { policyId: 'pol_1', policyVersion: 2, sha256: 'f00d', ir };

interface Stands {
  readonly policy?: object;
  readonly card?: object | undefined;
  readonly ofCard?: bigint;
  readonly ofAgent?: bigint;
  readonly drawn?: bigint;
}

/** A database that says this, and the statements that it has heard, in their order. */
function database({ ofCard = 1n, ofAgent = 2n, drawn = 3n, policy = {}, ...more }: Stands = {}) {
  const heard: string[] = [];
  const card = 'card' in more ? more.card : { id: 'card_1', status: 'active', ...limits };
  const one = async (query: { toString(): string; text?: string; values?: readonly unknown[] }) => {
    const text = query.text === undefined ? query.toString() : `${query.text} ${query.values?.join()}`;
    heard.push(text);
    if (text.includes('pg_advisory')) return {};
    if (text.includes('"cards"')) return card;
    if (text.includes('"invoices"')) return undefined;
    if (text.includes('card_spend')) {
      if (text.includes("'wallet'")) return { drawn };
      return spentOf(text.includes("'agent'") ? ofAgent : ofCard);
    }
    return { mode: null, isAvailable: true, subjectType: null, subjectId: null, policyId: null, ...policy };
  };
  const reads = { one: () => expect.unreachable(), acrossTenants: { one } } as unknown as Reads;
  return { heard, reads };
}

const services = { config: { policyEnforcement: 'enforce' } } as never;
const OF_WALLET: Context = { walletId: 'wal_1', agentId: 'agt_1' };

describe('what decides about a use of a card (D-270, D-459)', () => {
  it('is read behind the locks: wallet, agent, card, and then what was spent', async () => {
    const { heard, reads } = database();
    await rememberDrawable(reads, 'auz_1', 10n);
    const { facts: known } = await loadUse(useOf(OF_WALLET), reads, services);
    expect(heard.slice(0, 3)).toEqual([
      expect.stringContaining('card-spend:wallet:wal_1'),
      expect.stringContaining('card-spend:agent:agt_1'),
      expect.stringMatching(/"cards".*'card_1'.*for update/s),
    ]);
    expect(known).toMatchObject({
      status: 'active',
      limits,
      spent: spentOf(1n),
      funds: { kind: 'read', availableBaseUnits: 7n },
    });
  });

  it('asks the policy of the card and that of its agent, each with its own windows', async () => {
    const { heard, reads } = database();
    await loadUse(useOf(OF_WALLET), reads, services);
    const policies = heard.filter((text) => text.includes('test_policy_enforcement'));
    expect(policies).toHaveLength(2);
    expect(policies[0]).toMatch(/'card'.*'card_1'/s);
    expect(policies[1]).toMatch(/'agent'.*'agt_1'/s);
  });

  test.each([
    ['a frozen card', OF_WALLET, { card: { id: 'card_1', status: 'inactive', ...limits } }],
    ['a card without a tenant', { tenantId: null }, {}],
  ])('applies no policy to %s (D-270, D-277)', async (_, context, stands) => {
    const { heard, reads } = database(stands);
    const { ofCard, ofAgent } = await loadUse(useOf(context), reads, services);
    expect([ofCard.decision, ofAgent.decision]).toEqual([null, null]);
    expect(heard.filter((text) => text.includes('test_policy_enforcement'))).toEqual([]);
  });

  it('applies the policies of card and agent, and none without an agent (D-270)', async () => {
    const down = { policy: { mode: 'enforce', isAvailable: false } };
    const log = { warn: () => undefined };
    const tools = { ...(services as object), log } as never;
    const both = await loadUse(useOf(OF_WALLET), database(down).reads, tools);
    expect(both.facts.rulings.map(({ verdict }) => verdict.kind)).toEqual(['unavailable', 'unavailable']);
    const alone = await loadUse(useOf({ ...OF_WALLET, agentId: null }), database(down).reads, tools);
    expect(alone.facts.rulings.map(({ verdict }) => verdict.kind)).toEqual(['unavailable', 'allowed']);
  });

  it('takes no lock but that of the card, and asks for no funds, when the card draws from no multisig (D-275)', async () => {
    const { heard, reads } = database();
    const { facts: known } = await loadUse(useOf(), reads, services);
    expect(known.funds).toEqual({ kind: 'unchecked' });
    expect(heard.filter((text) => text.includes('pg_advisory') || text.includes('drawn'))).toEqual([]);
  });

  it('marks funds that were not read as unread, and not as zero (D-251)', async () => {
    const { facts: known } = await loadUse(useOf(OF_WALLET), database().reads, services);
    expect(known.funds).toEqual({ kind: 'unread' });
  });

  it('throws when the card is gone', async () => {
    const { reads } = database({ card: undefined });
    await expect(loadUse(useOf(), reads, services)).rejects.toThrow('card_1 is gone');
  });
});

describe('the decision (D-269, D-270)', () => {
  const decide = (card: object) =>
    facts.RECEIVED(useOf(), database({ card: { id: 'card_1', status: 'active', ...limits, ...card } }).reads, services);
  const columns = (units: bigint) => ({
    spentDailyBaseUnits: units,
    spentWeeklyBaseUnits: units,
    spentMonthlyBaseUnits: units,
  });

  it('adds an approved amount to the windows, and approves an amount equal to a limit', async () => {
    const approved = { type: 'APPROVE', policyDecision: null, decisions: [], spent: columns(1_000_001n) };
    expect(await decide({})).toEqual(approved);
    expect(await decide({ dailyBaseUnits: 1_000_001n })).toEqual(approved);
  });

  it('says why it declines, and adds nothing', async () => {
    expect(await decide({ dailyBaseUnits: 1_000_000n })).toEqual({
      type: 'DECLINE',
      reason: 'DAILY_CAP',
      policyDecision: null,
      decisions: [],
      spent: columns(1n),
    });
  });
});

describe('what a policy has said is kept (D-304)', () => {
  it('once for the card and once for its agent, with the request', async () => {
    const { reads } = database({ policy: DENYING });
    const context = { ...OF_WALLET, mcc: '5411', merchantAddress: '0xshop', amountBaseUnits: 5n };
    const decided = (await facts.RECEIVED(useOf(context), reads, services)) as { decisions?: unknown } | undefined;
    expect(decided).toMatchObject({
      type: 'DECLINE',
      policyDecision: { allow: false, reason: 'MCC_BLOCKED' },
      decisions: [
        { subjectType: 'card', subjectId: 'card_1', policyId: 'pol_1', policyVersion: 2, source: 'card' },
        { subjectType: 'agent', subjectId: 'agt_1', policyId: 'pol_1', policyVersion: 2, source: 'card' },
      ],
    });
    const [ofCard] = (decided?.decisions ?? []) as object[];
    expect(ofCard).toMatchObject({ amountBaseUnits: 5n, mcc: '5411', counterparty: '0xshop' });
  });
});

describe('what an issuer asks is found by its own ids, across tenants', () => {
  const ask = async (find: (reads: never) => Promise<unknown>) => {
    const heard: string[] = [];
    const one = async (query: { toString(): string }) => void heard.push(query.toString());
    await find({ acrossTenants: { one }, one: () => expect.unreachable() } as never);
    return heard;
  };

  test.each([
    [
      'a card',
      (reads: never) => cardOfIssuer(reads, 'icd_1'),
      `select * from "cards" where "issuer_card_id" = 'icd_1'`,
    ],
    [
      'an authorization',
      (reads: never) => authorizationOfIssuer(reads, 'ia_1'),
      `select * from "card_authorizations" where "issuer_authorization_id" = 'ia_1'`,
    ],
    [
      'a reversal',
      (reads: never) => reversalOfIssuer(reads, 'rev_1'),
      `select "authorization_id", "amount_base_units" from "card_issuer_reversals" where "id" = 'rev_1'`,
    ],
  ] as const)('%s', async (_, find, statement) => {
    expect(await ask(find)).toEqual([statement]);
  });
});

describe('giving back (D-272)', () => {
  async function giveBack(amount: bigint | undefined, context: Context = {}, more: object = {}) {
    const sent: unknown[] = [];
    const { heard, reads } = database({ ofCard: 1_000_000n });
    const send = async (...event: unknown[]) => void sent.push(event);
    const authorization = useOf(context, { status: 'APPROVED', send, ...more });
    return { answer: await reverse(authorization as never, amount, reads), sent, heard };
  }
  const spent = (units: bigint) => ({
    spentDailyBaseUnits: units,
    spentWeeklyBaseUnits: units,
    spentMonthlyBaseUnits: units,
  });

  test.each([
    ['a part', 400_000n, 0n, 400_000n],
    ['the whole rest by its amount', 600_000n, 400_000n, 600_000n],
    ['the whole rest without one', undefined, 400_000n, 600_000n],
  ])('takes %s off the windows, behind the locks', async (_, asked, before, given) => {
    const { answer, sent, heard } = await giveBack(asked, { ...OF_WALLET, reversedBaseUnits: before });
    expect(answer).toBe(given);
    expect(sent).toEqual([['REVERSE', { amountBaseUnits: given, spent: spent(1_000_000n - given) }]]);
    expect(heard).toHaveLength(4);
    expect(heard[3]).toContain('card_spend');
  });

  it('refuses one base unit more than the rest, and locks nothing', async () => {
    const { answer, sent, heard } = await giveBack(600_001n, { reversedBaseUnits: 400_000n });
    expect([answer, sent, heard]).toMatchObject([{ code: 'INVALID_AMOUNT' }, [], []]);
  });

  test.each(['DECLINED', 'REVERSED'])('leaves nothing to give back for a %s authorization', async (status) => {
    const { answer, sent } = await giveBack(1n, {}, { status });
    expect(answer).toMatchObject({ code: 'INVALID_TRANSITION', details: { from: status, event: 'REVERSE' } });
    expect(sent).toEqual([]);
  });

  it('changes no sum of today for an authorization of yesterday', async () => {
    const createdAt = new Date(now.getTime() - 86_400_000);
    const { sent } = await giveBack(1n, {}, { createdAt });
    // Sunday, in the week before and in this month.
    const kept = { spentDailyBaseUnits: 1_000_000n, spentWeeklyBaseUnits: 1_000_000n, spentMonthlyBaseUnits: 999_999n };
    expect(sent).toEqual([['REVERSE', { amountBaseUnits: 1n, spent: kept }]]);
  });
});
