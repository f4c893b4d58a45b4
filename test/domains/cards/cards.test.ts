import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOwner, ownersOf } from '../wallets/owners.ts';
import { type CardWorld, issued, refusal, startCardWorld } from './fixture.ts';

let world: CardWorld;

beforeAll(async () => {
  world = await startCardWorld('Cards');
});
afterAll(() => world?.stop());

describe('issuing a card of a wallet', () => {
  it('answers the five fields, the agent and the address of the multisig (R317, D-265)', async () => {
    const { acme, wallet } = world;
    const answer = await acme.api.issueCard({ walletId: wallet.id });
    const { data } = answer;
    expect(answer.response?.status).toBe(201);
    expect(answer.response?.headers.get('location')).toBe(`/v1/cards/${data?.cardId}`);
    expect(data).toEqual({
      cardId: expect.stringMatching(/^card_[0-9a-z]{26}$/),
      issuerCardId: expect.stringMatching(/^icd_/),
      last4: expect.stringMatching(/^[0-9]{4}$/),
      multisigAddress: wallet.address,
      status: 'active',
      agentId: null,
    });
  });

  it('sets no limits and blocks no merchant categories by default (R318, R319, R320)', async () => {
    const { acme, wallet } = world;
    const { cardId } = await issued(acme, wallet.id);
    expect(await acme.api.getCardLimits({ id: cardId }).unwrap()).toEqual({
      cardId,
      perTransactionUsd: null,
      dailyUsd: null,
      weeklyUsd: null,
      monthlyUsd: null,
      blockedMcc: [],
      allowedMcc: null,
    });
  });

  it('stores limits like a later change: lists sorted, each entry once, an empty allowlist as none (R321, D-266)', async () => {
    const { acme, wallet } = world;
    const limits = { perTransactionUsd: '1', dailyUsd: '2.50', weeklyUsd: '3.000001', monthlyUsd: '1000000000' };
    const lists = { blockedMcc: ['7995', '60', '7995'], allowedMcc: [] };
    const { cardId } = await issued(acme, wallet.id, { ...limits, ...lists });
    expect(await acme.api.getCardLimits({ id: cardId }).unwrap()).toEqual({
      cardId,
      perTransactionUsd: '1.00',
      dailyUsd: '2.50',
      weeklyUsd: '3.000001',
      monthlyUsd: '1000000000.00',
      blockedMcc: ['60', '7995'],
      allowedMcc: null,
    });
  });

  it.each([
    ['zero', { dailyUsd: '0' }],
    ['seven decimals', { dailyUsd: '1.0000001' }],
    ['more than a billion', { dailyUsd: '1000000000.000001' }],
    ['a category of one digit', { blockedMcc: ['6'] }],
    ['a category of five digits', { allowedMcc: ['60511'] }],
    ['a category with a letter', { blockedMcc: ['60a'] }],
    ['501 categories', { blockedMcc: Array.from({ length: 501 }, (_, n) => String(1000 + n)) }],
  ])('refuses %s (R321, R569, D-266)', async (_, limits) => {
    const { acme, wallet } = world;
    expect((await refusal(acme.api.issueCard({ walletId: wallet.id, ...limits })))?.code).toBe('VALIDATION_FAILED');
  });

  it('needs a DEPLOYED wallet and an agent of the same tenant (R443, D-265)', async () => {
    const { acme, harbor, wallet } = world;
    const owners = ownersOf([newOwner().address]);
    const { id } = await acme.api.createWallet({ name: 'Not yet', owners }).unwrap();
    const agent = await harbor.session.createAgent({ name: 'Foreign' }).unwrap();
    expect(await refusal(acme.api.issueCard({ walletId: id }))).toMatchObject({
      code: 'WALLET_NOT_DEPLOYED',
      statusCode: 409,
    });
    for (const walletId of ['wal_x', wallet.id]) {
      const asked = walletId === wallet.id ? harbor.api.issueCard({ walletId }) : acme.api.issueCard({ walletId });
      expect(await refusal(asked)).toMatchObject({ code: 'WALLET_NOT_FOUND', statusCode: 404 });
    }
    for (const agentId of ['agt_x', agent.id]) {
      const asked = acme.api.issueCard({ walletId: wallet.id, agentId });
      expect(await refusal(asked)).toMatchObject({ code: 'AGENT_NOT_FOUND', statusCode: 404 });
    }
  });

  it('needs the scopes cards:issue, cards:read and cards:manage (R443, R445)', async () => {
    const { acme, wallet, service } = world;
    const { cardId: id } = await issued(acme, wallet.id);
    const { apiKey } = await acme.session.createApiKey({ name: 'wallets only', scopes: ['wallets:read'] }).unwrap();
    const ask = async (method: string, path: string) => {
      const response = await fetch(`${service.url}${path}`, {
        method,
        headers: { 'x-service-api-key': apiKey, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      });
      const { code, details } = (await response.json()) as { code: string; details: { required: string[] } };
      return [response.status, code, details.required];
    };
    const lacks = (scope: string) => [403, 'INSUFFICIENT_SCOPE', [scope]];
    expect(await ask('POST', `/v1/wallets/${wallet.id}/cards`)).toEqual(lacks('cards:issue'));
    expect(await ask('GET', `/v1/cards/${id}/limits`)).toEqual(lacks('cards:read'));
    for (const [method, path] of [
      ['PUT', 'limits'],
      ['POST', 'freeze'],
      ['POST', 'unfreeze'],
    ] as const)
      expect(await ask(method, `/v1/cards/${id}/${path}`)).toEqual(lacks('cards:manage'));
  });

  it('sends the tenant an event (D-388)', async () => {
    const { acme, wallet, service } = world;
    const { cardId } = await issued(acme, wallet.id);
    await service.runUntilIdle();
    const { events } = await acme.api.listEvents({ type: 'card.issued' }).unwrap();
    expect(events[0]).toMatchObject({
      resourceId: cardId,
      data: { object: await acme.api.getCard({ id: cardId }).unwrap() },
    });
  });
});

describe('reading cards', () => {
  it('shows a card to its tenant alone (D-265)', async () => {
    const { acme, harbor, wallet } = world;
    const { id: agentId } = await acme.session.createAgent({ name: 'Buyer' }).unwrap();
    const { cardId, issuerCardId, last4 } = await issued(acme, wallet.id, { agentId });
    expect(await acme.api.getCard({ id: cardId }).unwrap()).toEqual({
      cardId,
      issuerCardId,
      walletId: wallet.id,
      agentId,
      last4,
      multisigAddress: wallet.address,
      status: 'active',
      createdAt: expect.stringMatching(/Z$/),
    });
    for (const asked of [harbor.api.getCard({ id: cardId }), harbor.api.getCardLimits({ id: cardId })])
      expect(await refusal(asked)).toMatchObject({ code: 'CARD_NOT_FOUND', statusCode: 404 });
    for (const asked of [
      harbor.api.freezeCard({ id: cardId }),
      harbor.api.setCardLimits({ id: cardId, dailyUsd: '1' }),
    ])
      expect((await refusal(asked))?.code).toBe('CARD_NOT_FOUND');
    expect((await refusal(harbor.api.listWalletCards({ walletId: wallet.id })))?.code).toBe('WALLET_NOT_FOUND');
  });

  it('lists the cards of a wallet, newest first, by status (D-265, D-043)', async () => {
    const { acme, chain, service } = world;
    const { ownedWallet } = await import('../payments/fixture.ts');
    const { id: walletId } = await ownedWallet(service, chain, acme, { usdc: 1n });
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await issued(acme, walletId)).cardId);
    await acme.api.freezeCard({ id: ids[1] as string }).unwrap();
    const listed = async (query: object = {}) =>
      (await acme.api.listWalletCards({ walletId, ...query }).unwrap()).cards.map(({ cardId }) => cardId);
    expect(await listed()).toEqual(ids);
    expect(await listed({ status: 'inactive' })).toEqual([ids[1]]);
    expect(await listed({ take: 1, skip: 1 })).toEqual([ids[1]]);
  });
});

describe('limits', () => {
  it('changes what is sent, clears what is null, replaces lists, and keeps the rest (R446, R447, R448)', async () => {
    const { acme, wallet } = world;
    const { cardId: id } = await issued(acme, wallet.id, {
      dailyUsd: '5',
      weeklyUsd: '6',
      blockedMcc: ['6051'],
      allowedMcc: ['57'],
    });
    const set = (limits: object) => acme.api.setCardLimits({ id, ...limits }).unwrap();
    expect(await set({ dailyUsd: '7' })).toMatchObject({
      dailyUsd: '7.00',
      weeklyUsd: '6.00',
      blockedMcc: ['6051'],
      allowedMcc: ['57'],
    });
    expect(await set({ weeklyUsd: null, allowedMcc: null })).toMatchObject({
      dailyUsd: '7.00',
      weeklyUsd: null,
      allowedMcc: null,
    });
    expect(await set({ blockedMcc: ['79', '60', '79'] })).toMatchObject({ blockedMcc: ['60', '79'] });
    expect(await set({ blockedMcc: null, allowedMcc: ['57'] })).toMatchObject({ blockedMcc: [], allowedMcc: ['57'] });
    expect(await set({ allowedMcc: [] })).toMatchObject({ allowedMcc: null });
    expect(await set({ perTransactionUsd: '1', monthlyUsd: '2' })).toEqual(
      await acme.api.getCardLimits({ id }).unwrap(),
    );
  });

  it('changes nothing for an empty body, not even the number of steps (D-266)', async () => {
    const { acme, wallet, service } = world;
    const { cardId: id } = await issued(acme, wallet.id, { dailyUsd: '5' });
    const before = await acme.api.getCardLimits({ id }).unwrap();
    expect(await acme.api.setCardLimits({ id }).unwrap()).toEqual(before);
    expect((await service.pool.owner('cards').where({ id }).first())?.step).toBe(1);
  });

  it('changes limits also while the card is frozen (D-268)', async () => {
    const { acme, wallet } = world;
    const { cardId: id } = await issued(acme, wallet.id);
    await acme.api.freezeCard({ id }).unwrap();
    expect(await acme.api.setCardLimits({ id, dailyUsd: '3' }).unwrap()).toMatchObject({ dailyUsd: '3.00' });
    expect((await acme.api.getCard({ id }).unwrap()).status).toBe('inactive');
  });
});

describe('freezing', () => {
  it('answers the frozen and the unfrozen card, twice the same, and announces each change once (R326, R449, D-268)', async () => {
    const { acme, wallet, service } = world;
    const { cardId: id, last4, multisigAddress } = await issued(acme, wallet.id);
    const shown = (status: string) => ({ cardId: id, status, last4, multisigAddress });
    for (let n = 0; n < 2; n += 1) expect(await acme.api.freezeCard({ id }).unwrap()).toEqual(shown('inactive'));
    for (let n = 0; n < 2; n += 1) expect(await acme.api.unfreezeCard({ id }).unwrap()).toEqual(shown('active'));
    await service.runUntilIdle();
    const { events } = await acme.api.listEvents({ take: 200 }).unwrap();
    const told = events.filter(({ resourceId }) => resourceId === id).map(({ type }) => type);
    expect(told).toEqual(['card.unfrozen', 'card.frozen', 'card.issued']);
  });
});

describe('cards of the provider', () => {
  it('need a cardholder, belong to no wallet, and take no crypto account (R330, R331, D-275)', async () => {
    const { acme } = world;
    const card = await acme.api.createProviderCard({ cardholderId: 'ich_1' }).unwrap();
    expect(card).toEqual({
      cardId: expect.stringMatching(/^card_/),
      issuerCardId: expect.stringMatching(/^icd_/),
      fundingCardAccountId: expect.stringMatching(/^fca_/),
      last4: expect.stringMatching(/^[0-9]{4}$/),
    });
    expect(await acme.api.getCard({ id: card.cardId }).unwrap()).toMatchObject({
      walletId: null,
      agentId: null,
      multisigAddress: null,
      status: 'active',
    });
    const asked = acme.api.createProviderCard({ cardholderId: 'ich_1', chain: 'base' });
    expect(await refusal(asked)).toMatchObject({ code: 'VALIDATION_FAILED', statusCode: 400 });
    expect((await refusal(acme.api.createProviderCard({} as never)))?.code).toBe('VALIDATION_FAILED');
  });
});
