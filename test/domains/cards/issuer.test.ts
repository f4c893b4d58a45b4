import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, TEST_ISSUER_SECRET } from '../../support/service.ts';
import { STRANGER } from '../payments/fixture.ts';
import { type CardWorld, fromIssuer, issued, refusal, startCardWorld } from './fixture.ts';

let world: CardWorld;

// The tests tell one story, in the order in which they stand.
describe('the requests of a card issuer', { shuffle: false }, () => {
  beforeAll(async () => {
    world = await startCardWorld('Issuer', { variables: { RATE_LIMIT_PUBLIC_PER_MINUTE: '30' } });
  });
  afterAll(() => world?.stop());

  let asked = 0;
  const newId = (): string => {
    asked += 1;
    return `iauth_${asked}`;
  };
  const ask = (body: object, sent?: Parameters<typeof fromIssuer>[3]) =>
    fromIssuer(world.service, 'authorizations', body, sent);
  const giveBack = (body: object, sent?: Parameters<typeof fromIssuer>[3]) =>
    fromIssuer(world.service, 'reversals', body, sent);

  const authorizationsOf = async (id: string) =>
    (await world.acme.api.listCardAuthorizations({ id }).unwrap()).authorizations;

  describe('an authorization of the issuer', () => {
    it('is decided by the same checks, and shown to the tenant of the card (R297, D-270)', async () => {
      const { acme, wallet } = world;
      const { cardId, issuerCardId } = await issued(acme, wallet.id, { dailyUsd: '5', blockedMcc: ['79'] });
      const authorizationId = newId();
      const use = { issuerCardId, amountUsd: '4.00', mcc: '5814', merchantName: 'Corner', merchantAddress: STRANGER };
      expect(await ask({ authorizationId, ...use })).toEqual({
        status: 200,
        body: { authorizationId, approved: true, declineReason: null },
      });
      expect((await ask({ authorizationId: newId(), issuerCardId, amountUsd: '1.01' })).body.declineReason).toBe(
        'DAILY_CAP',
      );
      expect(
        (await ask({ authorizationId: newId(), issuerCardId, amountUsd: '1', mcc: '7995' })).body.declineReason,
      ).toBe('MCC_BLOCKED');
      const [, , first] = await authorizationsOf(cardId);
      expect(first).toMatchObject({ amountUsd: '4.00', mcc: '5814', approved: true, spent: { dailyUsd: '4.00' } });
    });

    it('counts once however often it is sent, at once or later (D-271)', async () => {
      const { acme, wallet } = world;
      const { cardId, issuerCardId } = await issued(acme, wallet.id, { dailyUsd: '10' });
      const body = { authorizationId: newId(), issuerCardId, amountUsd: '4.00' };
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(body)));
      answers.push(await ask(body));
      const approved = { authorizationId: body.authorizationId, approved: true, declineReason: null };
      expect(answers).toEqual(Array(9).fill({ status: 200, body: approved }));
      expect(await authorizationsOf(cardId)).toMatchObject([{ spent: { dailyUsd: '4.00' } }]);
    });

    it('answers a conflict for another card, amount or category under the same id', async () => {
      const { acme, wallet } = world;
      const { issuerCardId } = await issued(acme, wallet.id);
      const { issuerCardId: other } = await issued(acme, wallet.id);
      const body = { authorizationId: newId(), issuerCardId, amountUsd: '4.00' };
      await ask(body);
      for (const more of [{ issuerCardId: other }, { amountUsd: '4.01' }, { mcc: '5814' }, { issuerCardId: 'icd_x' }])
        expect(await ask({ ...body, ...more })).toMatchObject({
          status: 409,
          body: { code: 'CARD_AUTHORIZATION_CONFLICT' },
        });
      expect((await ask({ ...body, amountUsd: '4' })).body.approved).toBe(true);
    });

    it('answers not found for an unknown card', async () => {
      const answer = await ask({ authorizationId: newId(), issuerCardId: 'icd_x', amountUsd: '1.00' });
      expect(answer).toMatchObject({ status: 404, body: { code: 'CARD_NOT_FOUND' } });
    });

    it('is declined when the balance cannot be read, and stays declined (R559, D-251)', async () => {
      const { acme, wallet } = world;
      const { issuerCardId } = await issued(acme, wallet.id);
      const body = { authorizationId: newId(), issuerCardId, amountUsd: '1.00' };
      await acme.api.setTestChain({ available: false }).unwrap();
      const unread = {
        authorizationId: body.authorizationId,
        approved: false,
        declineReason: 'INSUFFICIENT_MULTISIG_BALANCE',
      };
      expect((await ask(body)).body).toEqual(unread);
      await acme.api.setTestChain({ available: true }).unwrap();
      expect((await ask(body)).body).toEqual(unread);
      expect((await ask({ ...body, authorizationId: newId() })).body.approved).toBe(true);
    });

    it('is refused unless the issuer has just signed it, and its amount is a string (R004, D-133)', async () => {
      const { acme, wallet } = world;
      const { cardId, issuerCardId } = await issued(acme, wallet.id);
      const body = { authorizationId: newId(), issuerCardId, amountUsd: '1.00' };
      const now = Math.floor(Date.now() / 1000);
      const codes = [
        await ask(body, { secret: 'another' }),
        await ask(body, { headers: { 'content-type': 'application/json' } }),
        await ask(body, { timestamp: now - 302 }),
        await ask(body, { timestamp: now + 302 }),
        await ask(body, { raw: '' }),
        await ask({ ...body, amountUsd: '0' }),
        await ask({ ...body, amountUsd: 25 }),
        await ask({ ...body, merchantAddress: STRANGER.replace('C', 'c') }),
      ].map(({ status, body: { code } }) => [status, code]);
      expect(codes).toEqual([
        [401, 'WEBHOOK_SIGNATURE_INVALID'],
        [401, 'WEBHOOK_SIGNATURE_INVALID'],
        [401, 'WEBHOOK_REPLAY_WINDOW'],
        [401, 'WEBHOOK_REPLAY_WINDOW'],
        [400, 'EMPTY_BODY'],
        [400, 'VALIDATION_FAILED'],
        [400, 'VALIDATION_FAILED'],
        [400, 'VALIDATION_FAILED'],
      ]);
      expect(await authorizationsOf(cardId)).toEqual([]);
    });

    it('applies no policy and sends no event for a card without a tenant (R471, D-277)', async () => {
      const { acme, service } = world;
      const { owner } = service.pool;
      await acme.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
      const { cardId } = await acme.api.createProviderCard({ cardholderId: 'ich_1' }).unwrap();
      const row = await owner('cards').where({ id: cardId }).first();
      const fresh = { id: 'card_nobody', tenant_id: null, issuer_card_id: 'icd_nobody', blocked_mcc: '["79"]' };
      await owner('cards').insert({ ...row, ...fresh, daily_base_units: 2_000_000 });
      const use = (amountUsd: string, more = {}) =>
        ask({ authorizationId: newId(), issuerCardId: 'icd_nobody', amountUsd, ...more });
      const answers = [await use('2.00'), await use('0.01'), await use('1.00', { mcc: '7995' })];
      expect(answers.map(({ body }) => body.declineReason)).toEqual([null, 'DAILY_CAP', 'MCC_BLOCKED']);
      await service.runUntilIdle();
      expect(await owner('policy_decisions').whereNull('tenant_id')).toEqual([]);
      const { events } = await acme.api.listEvents({ take: 200 }).unwrap();
      expect(events.filter(({ data }) => JSON.stringify(data).includes('card_nobody'))).toEqual([]);
      expect((await refusal(acme.api.getCard({ id: 'card_nobody' })))?.code).toBe('CARD_NOT_FOUND');
    });

    it('is refused, like a reversal, when no secret is configured', async () => {
      const off = await startTestService({ variables: { PROVIDER_WEBHOOK_SECRET_CARD_ISSUER: '' } });
      try {
        const body = { authorizationId: newId(), issuerCardId: 'icd_x', amountUsd: '1.00' };
        for (const secret of [TEST_ISSUER_SECRET, '', 'undefined'])
          for (const what of ['authorizations', 'reversals'] as const)
            expect(await fromIssuer(off, what, body, { secret })).toMatchObject({
              status: 400,
              body: { code: 'UNKNOWN_PROVIDER' },
            });
      } finally {
        await off.stop();
      }
    });
  });

  describe('a reversal of the issuer', () => {
    it('is taken once, in part or whole, and credits the windows (R324, D-272)', async () => {
      const { acme, wallet } = world;
      const { cardId, issuerCardId } = await issued(acme, wallet.id, { dailyUsd: '4' });
      const authorizationId = newId();
      await ask({ authorizationId, issuerCardId, amountUsd: '4.00' });
      const part = { reversalId: `irev_${authorizationId}`, authorizationId, amountUsd: '1.50' };
      const answers = await Promise.all(Array.from({ length: 6 }, () => giveBack(part)));
      expect(answers.filter(({ body }) => body.duplicate === false)).toHaveLength(1);
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.reversedUsd}`))).toEqual(
        new Set(['200 1.50']),
      );
      expect(await authorizationsOf(cardId)).toMatchObject([{ reversedUsd: '1.50', spent: { dailyUsd: '2.50' } }]);
      const more = (body: object) => giveBack({ authorizationId, ...body });
      expect(await more({ reversalId: `${part.reversalId}b`, amountUsd: '2.500001' })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_AMOUNT' },
      });
      expect((await more({ reversalId: `${part.reversalId}c` })).body).toMatchObject({
        duplicate: false,
        reversedUsd: '4.00',
      });
      expect((await more({ reversalId: `${part.reversalId}c` })).body).toMatchObject({
        duplicate: true,
        reversedUsd: '4.00',
      });
      expect(await more({ reversalId: `${part.reversalId}d` })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_TRANSITION' },
      });
    });

    it('answers a conflict for a known id with other terms, and not found for an unknown authorization', async () => {
      const { acme, wallet } = world;
      const { issuerCardId } = await issued(acme, wallet.id);
      const [one, two] = [newId(), newId()];
      for (const authorizationId of [one, two]) await ask({ authorizationId, issuerCardId, amountUsd: '4.00' });
      const taken = { reversalId: `irev_${one}`, authorizationId: one, amountUsd: '1.00' };
      await giveBack(taken);
      for (const more of [{ authorizationId: two }, { amountUsd: '1.01' }])
        expect(await giveBack({ ...taken, ...more })).toMatchObject({
          status: 409,
          body: { code: 'CARD_AUTHORIZATION_CONFLICT' },
        });
      expect(await giveBack({ ...taken, authorizationId: 'iauth_x' })).toMatchObject({
        status: 404,
        body: { code: 'CARD_AUTHORIZATION_NOT_FOUND' },
      });
      expect(
        (await giveBack({ reversalId: 'irev_forged', authorizationId: one }, { secret: 'another' })).status,
      ).not.toBe(200);
    });
  });

  // Last: afterwards this address has used its requests up.
  describe('the rate limit of public operations', () => {
    it('does not count requests of the issuer, and counts forged ones (D-499)', async () => {
      const { acme, wallet } = world;
      const { issuerCardId } = await issued(acme, wallet.id);
      for (let n = 0; n < 40; n += 1)
        expect((await ask({ authorizationId: newId(), issuerCardId, amountUsd: '0.01' })).status).toBe(200);
      const forged = [];
      for (let n = 0; n < 40; n += 1) forged.push((await ask({}, { secret: 'another' })).status);
      expect([forged[0], forged.at(-1)]).toEqual([401, 429]);
    });
  });
});
