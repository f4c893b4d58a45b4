import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { rounds as roundsOf } from '../../support/rounds.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { mint, ownedWallet } from '../payments/fixture.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { type CardWorld, fromIssuer, issued, ruled, startCardWorld } from './fixture.ts';

const ROUNDS = roundsOf(2, 30);

describe('cards that are used at once', { timeout: 30_000 + ROUNDS * 3000 }, () => {
  let world: CardWorld;
  /** A second service on the same database: nothing in memory is shared. */
  let twin: TestService;

  beforeAll(async () => {
    world = await startCardWorld('Races');
    twin = await startTestService({ databaseUrl: world.service.databaseUrl, chain: world.chain.source });
    // Enough for every round: no token moves, so that what was taken stays taken.
    await mint(world.service, world.wallet.address, 1_000_000_000_000n, 'races');
    await runUntilChainIdle(world.service);
    await world.acme.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
  });
  afterEach(async () => {
    const { service } = world;
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
  afterAll(async () => {
    await twin?.stop();
    await world?.stop();
  });

  const rounds = async (round: (index: number) => Promise<void>): Promise<void> => {
    for (let index = 0; index < ROUNDS; index += 1) await round(index);
  };

  /** Twenty uses of 1.00 by all the cards, half of them of the issuer at the other service. */
  let asked = 0;
  async function twenty(cards: readonly { cardId: string; issuerCardId: string }[]): Promise<(string | null)[]> {
    const { acme } = world;
    return Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const card = cards[n % cards.length];
        if (card === undefined) throw new Error('no card');
        asked += 1;
        if (n % 4 < 2) {
          const { body } = await fromIssuer(twin, 'authorizations', {
            authorizationId: `race_${asked}`,
            issuerCardId: card.issuerCardId,
            amountUsd: '1.00',
          });
          return body.declineReason as string | null;
        }
        return (await acme.api.createTestCardAuthorization({ id: card.cardId, amountUsd: '1.00' }).unwrap())
          .declineReason;
      }),
    );
  }
  const told = (reasons: readonly (string | null)[]) => ({
    approved: reasons.filter((reason) => reason === null).length,
    reasons: [...new Set(reasons.filter((reason) => reason !== null))],
  });

  test('twenty uses against a cap for five: five are approved (R327, D-271, D-459)', () =>
    rounds(async () => {
      const { acme, wallet } = world;
      const card = await issued(acme, wallet.id, { dailyUsd: '5.00' });
      expect(told(await twenty([card]))).toEqual({ approved: 5, reasons: ['DAILY_CAP'] });
      await acme.api.setCardLimits({ id: card.cardId, dailyUsd: null }).unwrap();
    }));

  test('twenty uses of two cards against their agent’s cap for five: five are approved (D-273, D-459)', () =>
    rounds(async () => {
      const { acme, wallet } = world;
      const { id: agentId } = await acme.session.createAgent({ name: 'Races' }).unwrap();
      await ruled(acme, { subjectType: 'agent', subjectId: agentId }, { limits: { weeklyUsd: '5' } });
      const cards = [await issued(acme, wallet.id, { agentId }), await issued(acme, wallet.id, { agentId })];
      expect(told(await twenty(cards))).toEqual({ approved: 5, reasons: ['WEEKLY_CAP'] });
    }));

  test('twenty uses of two cards against a multisig that holds five: five are approved (R329, D-274, D-459)', () =>
    rounds(async () => {
      const { acme, chain, service } = world;
      const { id } = await ownedWallet(service, chain, acme, { usdc: 5_000_000n, owners: 1, threshold: 1 });
      const cards = [await issued(acme, id), await issued(acme, id)];
      expect(told(await twenty(cards))).toEqual({ approved: 5, reasons: ['INSUFFICIENT_MULTISIG_BALANCE'] });
    }));

  test('eight reversals of one authorization give back each part once (D-272)', () =>
    rounds(async () => {
      const { acme } = world;
      const { cardId: id } = await acme.api.createProviderCard({ cardholderId: 'ich_1' }).unwrap();
      const { authorizationId } = await acme.api.createTestCardAuthorization({ id, amountUsd: '5.00' }).unwrap();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          acme.api.reverseTestCardAuthorization({ id, authorizationId, amountUsd: '2.00' }),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
      const { reversedUsd } = await acme.api.getCardAuthorization({ id, authorizationId }).unwrap();
      expect(reversedUsd).toBe('4.00');
    }));

  test('a reversal against a month’s end credits only the month of its authorization (R324, D-271, D-272)', () =>
    rounds(async (index) => {
      const { service } = world;
      // A clock of its own: it only moves forward.
      const tenant = await service.signUp(`Month ${index}`);
      const { cardId: id } = await tenant.api.createProviderCard({ cardholderId: 'ich_1' }).unwrap();
      await tenant.api.setCardLimits({ id, monthlyUsd: '5.00' }).unwrap();
      const now = new Date((await tenant.api.getTestClock({}).unwrap()).now);
      const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
      // A second before the month's end, and now and then in its last milliseconds.
      const left = Math.floor((end - now.getTime()) / 1000) - 1;
      if (left > 0) await tenant.api.advanceTestClock({ advanceSeconds: left }).unwrap();
      const use = () => tenant.api.createTestCardAuthorization({ id, amountUsd: '5.00' });
      const first = await use().unwrap();
      expect(first.approved).toBe(true);
      const { authorizationId } = first;
      await Promise.all([
        tenant.api.advanceTestClock({ advanceSeconds: 2 }),
        tenant.api.reverseTestCardAuthorization({ id, authorizationId }),
        use(),
        use(),
        use(),
      ]);
      expect((await use().unwrap()).createdAt >= new Date(end).toISOString()).toBe(true);
      const { authorizations } = await tenant.api.listCardAuthorizations({ id }).unwrap();
      const net = new Map<string, number>();
      for (const { approved, amountUsd, reversedUsd, createdAt } of authorizations) {
        const month = createdAt.slice(0, 7);
        if (approved) net.set(month, (net.get(month) ?? 0) + Number(amountUsd) - Number(reversedUsd));
      }
      // Nobody has spent more than the cap in either month, and the new month is whole again for one of them.
      expect([...net.values()].every((spent) => spent <= 5)).toBe(true);
      expect(net.get(new Date(end).toISOString().slice(0, 7))).toBe(5);
    }));
});
