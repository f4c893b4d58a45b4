import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { type CardWorld, declined, issued, refusal, ruled, startCardWorld } from './fixture.ts';

let world: CardWorld;
let agentId: string;
let agent: ReturnType<typeof createPaychart>;

/** An agent that may spend 5 USD at once, with every scope that an agent's key may have. */
beforeAll(async () => {
  world = await startCardWorld('Agents');
  const { acme, service } = world;
  await acme.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
  const key = await acme.session.createApiKey({ name: 'Buyer', agent: true }).unwrap();
  agentId = key.agentId ?? '';
  agent = createPaychart({ baseUrl: service.url, apiKey: key.apiKey, maxRetries: 0 });
  await ruled(acme, { subjectType: 'agent', subjectId: agentId }, { limits: { perTransactionUsd: '5' } });
});
afterAll(() => world?.stop());

describe("a card that an agent's key issues", () => {
  it("belongs to the agent, so that the agent's policy judges each use (D-312, D-506)", async () => {
    const { acme, wallet } = world;
    const card = await agent.issueCard({ walletId: wallet.id }).unwrap();
    expect(card.agentId).toBe(agentId);
    expect(await declined(acme, card.cardId, '5.00')).toBeNull();
    expect(await declined(acme, card.cardId, '5.01')).toBe('PER_TXN_LIMIT');
  });

  it('may name the agent itself, and no other one', async () => {
    const { acme, wallet } = world;
    const other = await acme.session.createAgent({ name: 'Unlimited' }).unwrap();
    expect((await agent.issueCard({ walletId: wallet.id, agentId }).unwrap()).agentId).toBe(agentId);
    expect(await refusal(agent.issueCard({ walletId: wallet.id, agentId: other.id }))).toMatchObject({
      code: 'AGENT_NOT_FOUND',
    });
  });

  it('belongs to the agent also when the provider issues it', async () => {
    const { acme } = world;
    const { cardId } = await agent.createProviderCard({ cardholderId: 'ich_1' }).unwrap();
    expect((await acme.api.getCard({ id: cardId }).unwrap()).agentId).toBe(agentId);
    expect(await declined(acme, cardId, '5.01')).toBe('PER_TXN_LIMIT');
  });
});

describe("an agent's key", () => {
  it('is refused the means to pay by any card, also by one of its agent (D-520)', async () => {
    const { acme, wallet } = world;
    for (const { cardId: id } of [await issued(acme, wallet.id, { agentId }), await issued(acme, wallet.id)]) {
      const asked = agent.createCardEphemeralKey({ id, platform: 'wallet_vendor_b', nonce: 'bm9uY2U=' });
      expect((await refusal(asked))?.code).toBe('INSUFFICIENT_SCOPE');
    }
  });

  it('takes rights from the cards of its agent, and gives them no rights (D-520)', async () => {
    const { acme, wallet } = world;
    const { cardId: id } = await issued(acme, wallet.id, { agentId, dailyUsd: '5.00', blockedMcc: ['7995'] });
    expect((await agent.setCardLimits({ id, dailyUsd: '4.99' }).unwrap()).dailyUsd).toBe('4.99');
    expect((await agent.freezeCard({ id }).unwrap()).status).toBe('inactive');
    for (const limits of [{ dailyUsd: '5.00' }, { dailyUsd: null }, { blockedMcc: [] }])
      expect((await refusal(agent.setCardLimits({ id, ...limits })))?.code).toBe('INSUFFICIENT_SCOPE');
    expect((await refusal(agent.unfreezeCard({ id })))?.code).toBe('INSUFFICIENT_SCOPE');
    expect(await acme.api.getCardLimits({ id }).unwrap()).toMatchObject({ dailyUsd: '4.99', blockedMcc: ['7995'] });
    expect((await acme.api.getCard({ id }).unwrap()).status).toBe('inactive');
  });

  it('finds no card to change of another agent, or without an agent', async () => {
    const { acme, wallet } = world;
    const other = await acme.session.createAgent({ name: 'Another' }).unwrap();
    for (const more of [{ agentId: other.id }, {}]) {
      const { cardId: id } = await issued(acme, wallet.id, more);
      expect((await refusal(agent.freezeCard({ id })))?.code).toBe('CARD_NOT_FOUND');
      expect((await refusal(agent.unfreezeCard({ id })))?.code).toBe('CARD_NOT_FOUND');
      expect((await refusal(agent.setCardLimits({ id, dailyUsd: '1.00' })))?.code).toBe('CARD_NOT_FOUND');
    }
  });
});
