import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardWorld, declined, issued, startCardWorld } from './fixture.ts';

let world: CardWorld;
beforeAll(async () => {
  world = await startCardWorld('Suspended Agents');
});
afterAll(() => world?.stop());

test('the card of a suspended agent declines, and approves again when the agent is resumed (D-520)', async () => {
  const { acme, wallet } = world;
  const { id: agentId } = await acme.session.createAgent({ name: 'Robot' }).unwrap();
  const { cardId } = await issued(acme, wallet.id, { agentId });
  const { cardId: other } = await issued(acme, wallet.id);
  for (let round = 1; round <= 2; round += 1) {
    expect(await declined(acme, cardId, '1.00')).toBeNull();
    await acme.session.suspendAgent({ id: agentId }).unwrap();
    expect(await declined(acme, cardId, '1.00')).toBe('AGENT_SUSPENDED');
    expect(await declined(acme, other, '1.00')).toBeNull();
    await acme.session.resumeAgent({ id: agentId }).unwrap();
  }
  await acme.session.suspendAgent({ id: agentId }).unwrap();
  await acme.api.freezeCard({ id: cardId }).unwrap();
  expect(await declined(acme, cardId, '1.00')).toBe('CARD_INACTIVE');
});
