import { type AttackWorld, OWN_ADDRESS } from '../world.ts';
import { agent, card, payable, secrets, step, stranger, VICTIM_USD } from './parts.ts';

/** Nobody has its key. */
const ALLOWED = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const use = (amountUsd: string) =>
  step('createTestCardAuthorization', 'victimKey', { id: '{{buyerCardId}}', amountUsd, merchantAddress: ALLOWED });

/** An agent may pay one dollar a day, by a rolling limit: an interval cap judges each payment alone. It has a card. */
export const agentsWorld: AttackWorld = {
  name: 'agents',
  tenants: [{ name: 'victim', balanceUsd: VICTIM_USD }, { name: 'attacker' }],
  setup: [
    ...payable,
    ...secrets,
    ...agent('buyer', {
      counterparties: { allowed: [ALLOWED] },
      limits: { perTransactionUsd: '1', rollingDailyUsd: '1' },
    }),
    ...agent('other', {
      counterparties: { allowed: [ALLOWED], blocked: [OWN_ADDRESS] },
      limits: { perTransactionUsd: '1', rollingDailyUsd: '1' },
    }),
    ...card('buyer', { blockedMcc: ['7995'] }, 'buyerKey'),
    ...card('other', {}, 'otherKey'),
    step('freezeCard', 'victimKey', { id: '{{otherCardId}}' }),
  ],
  holders: [
    ...stranger,
    { as: 'buyerKey', kind: 'agentKey', tenant: 'victim' },
    { as: 'otherKey', kind: 'agentKey', tenant: 'victim' },
  ],
  deeds: [
    { says: 'Somebody takes the card for payment.', steps: [use('0.50')] },
    {
      says: 'The owner freezes the card.',
      steps: [step('freezeCard', 'victimKey', { id: '{{buyerCardId}}' })],
      isOnce: true,
    },
    {
      says: 'The owner suspends the agent.',
      steps: [step('suspendAgent', 'victimSession', { id: '{{buyerAgentId}}' })],
      ends: ['buyerKey'],
      isOnce: true,
    },
  ],
  allowance: { usd: 2, everyDays: 1 },
  isBound: true,
  favours: { setCardLimits: 2, createPayoutDestination: 2 },
};
