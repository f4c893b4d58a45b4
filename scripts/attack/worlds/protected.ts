import type { AttackWorld } from '../world.ts';
import {
  agent,
  card,
  DAY,
  keyOf,
  payable,
  person,
  protection,
  secrets,
  step,
  stranger,
  VICTIM_USD,
  wait,
} from './parts.ts';

/** Two-factor protection is on, and asks before every amount: nothing leaves by a key, or by a member without factors. */
export const protectedWorld: AttackWorld = {
  name: 'protected',
  tenants: [{ name: 'victim', balanceUsd: VICTIM_USD }, { name: 'attacker' }],
  setup: [
    ...payable,
    ...secrets,
    ...person('clerk', 'MEMBER'),
    ...person('former', 'FINANCE'),
    keyOf('default'),
    keyOf('people', { scopes: ['members:manage', 'members:read'] }),
    keyOf('rules', { scopes: ['policies:write', 'policies:read'] }),
    keyOf('cards', { scopes: ['cards:manage', 'cards:issue', 'cards:read'] }),
    keyOf('ramps', { scopes: ['ramps:write', 'ramps:read', 'payments:create', 'payments:execute'] }),
    keyOf('stolen', { scopes: ['webhooks:manage', 'cards:issue', 'ramps:write', 'identity:write'] }),
    ...agent('robot', { limits: { perTransactionUsd: '1' } }),
    ...card('frozen'),
    step('freezeCard', 'victimKey', { id: '{{frozenCardId}}' }),
    ...card('limited'),
    step('setPaymentPolicy', 'victimSession', {
      rules: { maximumAmountUsd: '100', approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] },
    }),
    ...protection,
    step('suspendMember', 'victimSession', { id: '{{formerMember}}' }),
    ...wait(DAY),
  ],
  holders: [
    ...stranger,
    { as: 'clerkSession', kind: 'MEMBER', tenant: 'victim', member: 'clerkMember' },
    { as: 'formerSession', kind: 'FINANCE', tenant: 'victim', member: 'formerMember', isEnded: true },
    { as: 'defaultKey', kind: 'key', tenant: 'victim' },
    { as: 'peopleKey', kind: 'key', tenant: 'victim', scopes: ['members:manage', 'members:read'] },
    { as: 'rulesKey', kind: 'key', tenant: 'victim', scopes: ['policies:write', 'policies:read'] },
    { as: 'cardsKey', kind: 'key', tenant: 'victim', scopes: ['cards:manage', 'cards:issue', 'cards:read'] },
    {
      as: 'rampsKey',
      kind: 'key',
      tenant: 'victim',
      scopes: ['ramps:write', 'ramps:read', 'payments:create', 'payments:execute'],
    },
    { as: 'robotKey', kind: 'agentKey', tenant: 'victim' },
    {
      as: 'stolenKey',
      kind: 'key',
      tenant: 'victim',
      scopes: ['webhooks:manage', 'cards:issue', 'ramps:write', 'identity:write'],
    },
  ],
  deeds: [
    {
      says: 'The owner revokes the stolen key, and what it has made.',
      steps: [step('revokeApiKey', 'victimSession', { id: '{{stolenKeyId}}', disableCreated: true })],
      ends: ['stolenKey'],
      isOnce: true,
    },
  ],
  allowance: { usd: 0 },
};
