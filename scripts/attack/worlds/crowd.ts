import type { AttackWorld } from '../world.ts';
import { secrets, step, stranger, VICTIM_USD } from './parts.ts';

const CROWD = ['second', 'third', 'fourth'];

/** One person with several tenants, who writes to somebody else's phone and reads what others were sent. */
export const crowdWorld: AttackWorld = {
  name: 'crowd',
  tenants: [{ name: 'victim', balanceUsd: VICTIM_USD }, { name: 'attacker' }, ...CROWD.map((name) => ({ name }))],
  setup: [...secrets, step('createTestWebhookSink', 'attackerKey', {}, { attackerSink: 'url' })],
  holders: [...stranger, ...CROWD.map((name) => ({ as: `${name}Key`, kind: 'key' as const, tenant: name }))],
  deeds: [],
  allowance: { usd: 0 },
  isFlooded: true,
};
