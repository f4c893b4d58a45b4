import { codeTo } from '../../../walker/recipes/notation.ts';
import { onboarded } from '../../../walker/recipes/people.ts';
import type { AttackWorld } from '../world.ts';
import { payable, person, secrets, step, stranger, VICTIM_USD } from './parts.ts';

const GRANT = { memberId: '{{payerMember}}', authorityId: '{{payerGrant}}' };
const PHONE = '+1556{{digits}}';

/** A member may pay a little, and another one nothing: more needs somebody else, by whatever way money leaves. */
export const grantedWorld: AttackWorld = {
  name: 'granted',
  tenants: [{ name: 'victim', balanceUsd: VICTIM_USD }, { name: 'attacker' }],
  setup: [
    ...payable,
    ...secrets,
    ...person('payer', 'FINANCE'),
    ...person('clerk', 'MEMBER'),
    step(
      'createAuthority',
      'victimSession',
      {
        memberId: '{{payerMember}}',
        allowedActions: ['payment.create'],
        perTxLimitUsd: '10',
        dailyLimitUsd: '10',
        monthlyLimitUsd: '30',
      },
      { payerGrant: 'authority.id' },
    ),
    step('createPhoneAlias', 'victimKey', { phone: PHONE }, { victimAlias: 'id' }),
    codeTo('victimKey', PHONE, 'ALIAS_OTP'),
    step('verifyPhoneAlias', 'victimKey', { id: '{{victimAlias}}', code: '{{code}}' }),
    ...onboarded('victim'),
    step(
      'createPayoutDestination',
      'victimKey',
      { type: 'PAYMENT_APP_A', email: 'paid-{{unique}}@victim.test' },
      { victimDestination: 'id' },
    ),
    step('createFinancingPool', 'victimKey', { name: 'Pool' }, { victimPool: 'id' }),
  ],
  holders: [
    ...stranger,
    { as: 'payerSession', kind: 'FINANCE', tenant: 'victim', member: 'payerMember' },
    { as: 'clerkSession', kind: 'MEMBER', tenant: 'victim', member: 'clerkMember' },
  ],
  deeds: [
    { says: 'The owner suspends the grant.', steps: [step('suspendAuthority', 'victimSession', GRANT)], isOnce: true },
    { says: 'The owner revokes the grant.', steps: [step('revokeAuthority', 'victimSession', GRANT)], isOnce: true },
    {
      says: 'The owner narrows the grant.',
      steps: [step('updateAuthority', 'victimSession', { ...GRANT, allowedActions: ['payment.cancel'] })],
      isOnce: true,
    },
    {
      says: 'The owner suspends the member, who comes back.',
      steps: [
        step('suspendMember', 'victimSession', { id: '{{payerMember}}' }),
        step('reactivateMember', 'victimSession', { id: '{{payerMember}}' }),
      ],
      isOnce: true,
    },
  ],
  allowance: { usd: 30, everyDays: 30 },
  favours: { depositToPool: 5 },
};
