import type { AttackWorld } from '../world.ts';
import { payable, person, secrets, step, stranger, VICTIM_USD } from './parts.ts';

/** An administrator, who manages members and rules, and whose payments somebody else has to approve. */
export const insiderWorld: AttackWorld = {
  name: 'insider',
  tenants: [{ name: 'victim', balanceUsd: VICTIM_USD }, { name: 'attacker' }],
  setup: [
    ...payable,
    ...secrets,
    ...person('insider', 'ADMIN'),
    ...person('voter', 'FINANCE'),
    step('setPaymentPolicy', 'victimSession', { rules: { approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] } }),
  ],
  holders: [...stranger, { as: 'insiderSession', kind: 'ADMIN', tenant: 'victim', member: 'insiderMember' }],
  deeds: [],
  isPeopled: true,
  // An administrator may change the rules alone: what is watched is the vote.
  allowance: { usd: 1_000_000 },
  favours: { createAuthority: 8, updateAuthority: 4 },
};
