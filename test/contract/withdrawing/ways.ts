import type { OperationId } from '../../../generated/contract/operations.ts';
import {
  attach,
  type CallerName,
  detach,
  forget,
  limit,
  made,
  NARROW,
  type SettingName,
  unprotected,
  type WithdrawingWorld,
} from './withdrawing-world.ts';

/** A way in which a right is taken from somebody. */
export interface Way {
  /** The operations that take it; none where only time or an operator does. */
  readonly by: readonly OperationId[];
  /** The restrictions under which it is taken. */
  readonly under: readonly SettingName[];
  /** Whose requests are compared in `npm test`; those of all callers in `npm run test:long`. */
  readonly of: readonly CallerName[];
  /** What comes back, and what none of the requests is about, takes nothing here. */
  readonly takesNothing?: true;
  /** What was refused may wait meanwhile. */
  readonly isOutage?: true;
  take(world: WithdrawingWorld): Promise<unknown>;
  /** Back to what was before, past all gates. */
  back?(world: WithdrawingWorld): Promise<unknown>;
}

const ANY = ['nothing', 'protection', 'payments that need votes'] as const;
const OF_MEMBERS = [...ANY, 'a grant with a limit'] as const;
const OF_AGENTS = [...ANY, 'a policy of the agent'] as const;
const GRANT = ['a grant with a limit'] as const;

const KEY: readonly CallerName[] = ['financeKey'];
const MEMBER: readonly CallerName[] = ['finance', 'financeKey'];
const AGENT: readonly CallerName[] = ['agentKey'];
const OWNER: readonly CallerName[] = ['owner'];

const setMember = (world: WithdrawingWorld, values: object) => world.set('members', { id: world.finance.id }, values);
const setKey = (world: WithdrawingWorld, values: object) => world.set('api_keys', { id: world.financeKeyId }, values);
const setGrant = (world: WithdrawingWorld, values: object) =>
  world.set('authorities', { id: made(world, 'grant') }, values);
const grantPath = (world: WithdrawingWorld) => ({ memberId: world.finance.id, authorityId: made(world, 'grant') });
const IN_FORCE = { status: 'ACTIVE', suspended_at: null, revoked_at: null };
const SHORT = { perTransactionUsd: '0.01' };

const OF_KEYS: Readonly<Record<string, Way>> = {
  'a key that lost its scopes': {
    by: [],
    under: OF_MEMBERS,
    of: KEY,
    async take(world) {
      const { scopes } = await world.service.pool.owner('api_keys').where({ id: world.financeKeyId }).first('scopes');
      world.made.set('scopes', JSON.stringify(scopes));
      await setKey(world, { scopes: ['status:read'] });
    },
    back: (world) => setKey(world, { scopes: JSON.parse(made(world, 'scopes')) }),
  },
  'a key that was revoked': {
    by: ['revokeApiKey'],
    under: OF_MEMBERS,
    of: KEY,
    take: ({ acme, financeKeyId }) => acme.session.revokeApiKey({ id: financeKeyId }).unwrap(),
    back: (world) => setKey(world, { revoked_at: null, status: 'ACTIVE' }),
  },
  'a key that has expired': {
    by: [],
    under: OF_MEMBERS,
    of: KEY,
    take: (world) => setKey(world, { expires_at: new Date(0) }),
    back: (world) => setKey(world, { expires_at: null }),
  },
  'a key of another network': {
    by: [],
    under: OF_MEMBERS,
    of: KEY,
    take: (world) => setKey(world, { ip_allowlist: ['192.0.2.1'] }),
    back: (world) => setKey(world, { ip_allowlist: [] }),
  },
};

const OF_PEOPLE: Readonly<Record<string, Way>> = {
  'a member who was suspended': {
    by: ['suspendMember'],
    under: OF_MEMBERS,
    of: MEMBER,
    take: ({ acme, finance }) => acme.session.suspendMember({ id: finance.id }).unwrap(),
    back: (world) => setMember(world, { status: 'ACTIVE' }),
  },
  'a member who was suspended and came back': {
    by: ['suspendMember'],
    under: OF_MEMBERS,
    of: MEMBER,
    takesNothing: true,
    async take(world) {
      const { acme, finance } = world;
      await acme.session.suspendMember({ id: finance.id }).unwrap();
      await unprotected(world, () => acme.session.reactivateMember({ id: finance.id }).unwrap());
    },
  },
  'a member of a lower role': {
    by: ['updateMember'],
    under: OF_MEMBERS,
    of: MEMBER,
    take: ({ acme, finance }) => acme.session.updateMember({ id: finance.id, role: 'MEMBER' }).unwrap(),
    back: (world) => setMember(world, { role: 'FINANCE' }),
  },
  'a member of a lower role, and of the old one again': {
    by: ['updateMember'],
    under: OF_MEMBERS,
    of: MEMBER,
    takesNothing: true,
    async take(world) {
      const { acme, finance } = world;
      await acme.session.updateMember({ id: finance.id, role: 'VIEWER' }).unwrap();
      await unprotected(world, () => acme.session.updateMember({ id: finance.id, role: 'FINANCE' }).unwrap());
    },
  },
  'a member who left a group': {
    by: ['updateMember'],
    under: OF_MEMBERS,
    of: MEMBER,
    takesNothing: true,
    take: ({ acme, finance }) => acme.session.updateMember({ id: finance.id, approvalGroups: [] }).unwrap(),
    back: (world) => setMember(world, { approval_groups: ['board'] }),
  },
  'a member who was removed': {
    by: ['removeMember'],
    under: ANY,
    of: MEMBER,
    take: ({ acme, finance }) => acme.session.removeMember({ id: finance.id }).unwrap(),
    async back(world) {
      await setMember(world, { status: 'ACTIVE', removed_at: null });
      await setKey(world, { revoked_at: null, status: 'ACTIVE' });
    },
  },
  'a factor that was removed': {
    by: ['removeTwoFactorFactor'],
    under: ['nothing', 'protection'],
    of: OWNER,
    takesNothing: true,
    take: (world) =>
      unprotected(world, () => world.acme.session.removeTwoFactorFactor({ id: world.factorId }).unwrap()),
    back: (world) => world.set('twofa_factors', { id: world.factorId }, { status: 'VERIFIED', removed_at: null }),
  },
  'a tenant that was suspended': {
    by: ['setTestTenantStatus'],
    under: ANY,
    of: OWNER,
    take: ({ acme }) => acme.api.setTestTenantStatus({ status: 'SUSPENDED' }).unwrap(),
    back: ({ acme }) => acme.api.setTestTenantStatus({ status: 'ACTIVE' }).unwrap(),
  },
};

const OF_GRANTS: Readonly<Record<string, Way>> = {
  'a grant that was suspended': {
    by: ['suspendAuthority'],
    under: GRANT,
    of: MEMBER,
    take: (world) => world.acme.session.suspendAuthority(grantPath(world)).unwrap(),
    back: (world) => setGrant(world, IN_FORCE),
  },
  'a grant that was suspended and came back': {
    by: ['suspendAuthority'],
    under: GRANT,
    of: MEMBER,
    takesNothing: true,
    async take(world) {
      await world.acme.session.suspendAuthority(grantPath(world)).unwrap();
      await world.acme.session.reactivateAuthority(grantPath(world)).unwrap();
    },
  },
  'a grant that was revoked': {
    by: ['revokeAuthority'],
    under: GRANT,
    of: MEMBER,
    take: (world) => world.acme.session.revokeAuthority(grantPath(world)).unwrap(),
    back: (world) => setGrant(world, IN_FORCE),
  },
  'a grant of other actions': {
    by: ['updateAuthority'],
    under: GRANT,
    of: MEMBER,
    take: (world) =>
      world.acme.session.updateAuthority({ ...grantPath(world), allowedActions: ['payment.cancel'] }).unwrap(),
    back: (world) => setGrant(world, { allowed_actions: ['payment.create'] }),
  },
  'a grant with a lower limit': {
    by: ['updateAuthority'],
    under: GRANT,
    of: MEMBER,
    takesNothing: true,
    take: (world) => world.acme.session.updateAuthority({ ...grantPath(world), perTxLimitUsd: '0.01' }).unwrap(),
    back: (world) => setGrant(world, { per_tx_limit_base_units: 20_000 }),
  },
  'a newer grant, which was revoked': {
    by: ['revokeAuthority'],
    under: GRANT,
    of: MEMBER,
    takesNothing: true,
    async take(world) {
      await limit(world, '0.01');
      await world.acme.session.revokeAuthority(grantPath(world)).unwrap();
    },
    async back(world) {
      await forget(world);
      await limit(world, '0.02');
    },
  },
  'a first grant, with a limit': {
    by: [],
    under: ANY,
    of: MEMBER,
    take: (world) => limit(world, '0.02'),
    back: forget,
  },
  'a voter whose grant was revoked': {
    by: ['revokeAuthority'],
    under: ['payments that need votes'],
    of: OWNER,
    takesNothing: true,
    async take({ acme, voter }) {
      const { authorities } = await acme.session.listAuthorities({ memberId: voter.id }).unwrap();
      for (const { id } of authorities)
        await acme.session.revokeAuthority({ memberId: voter.id, authorityId: id }).unwrap();
    },
    back: (world) => world.set('authorities', { member_id: world.voter.id }, IN_FORCE),
  },
};

const OF_POLICIES: Readonly<Record<string, Way>> = {
  'an agent that was suspended': {
    by: ['suspendAgent'],
    under: OF_AGENTS,
    of: AGENT,
    take: ({ acme, agentId }) => acme.session.suspendAgent({ id: agentId }).unwrap(),
    back: (world) => world.set('agents', { id: world.agentId }, { status: 'ACTIVE' }),
  },
  'an agent that was suspended and resumed': {
    by: ['suspendAgent'],
    under: OF_AGENTS,
    of: AGENT,
    takesNothing: true,
    async take(world) {
      const { acme, agentId: id } = world;
      await acme.session.suspendAgent({ id }).unwrap();
      await unprotected(world, () => acme.session.resumeAgent({ id }).unwrap());
    },
  },
  'an agent with a policy': { by: ['attachPolicy'], under: ANY, of: AGENT, take: attach, back: detach },
  'an agent with a policy that was detached': {
    by: ['attachPolicy'],
    under: ANY,
    of: AGENT,
    takesNothing: true,
    async take(world) {
      await attach(world);
      await detach(world);
    },
  },
  'a policy that was tightened': {
    by: [],
    under: ['a policy of the agent'],
    of: AGENT,
    takesNothing: true,
    take: (world) => version(world, { ...NARROW, limits: SHORT }),
    back: (world) => version(world, NARROW),
  },
  'a policy that cannot be evaluated': {
    by: [],
    under: ['a policy of the agent'],
    of: AGENT,
    isOutage: true,
    take: ({ acme }) => acme.api.setTestPolicySubsystem({ available: false }).unwrap(),
    back: ({ acme }) => acme.api.setTestPolicySubsystem({ available: true }).unwrap(),
  },
  'a payment policy that was tightened': {
    by: ['setPaymentPolicy'],
    under: ['nothing', 'payments that need votes'],
    of: OWNER,
    async take({ acme, made: of }) {
      const { rules } = await acme.session.getPaymentPolicy().unwrap();
      of.set('rules', JSON.stringify(rules));
      await acme.session.setPaymentPolicy({ rules: { ...rules, maximumAmountUsd: '0.01' } }).unwrap();
    },
    back: ({ acme, made: of }) =>
      acme.session.setPaymentPolicy({ rules: JSON.parse(of.get('rules') ?? '{}') }).unwrap(),
  },
  'protection that was switched on': {
    by: ['updateProtectionSettings'],
    under: ['nothing', 'payments that need votes'],
    of: OWNER,
    take: ({ acme }) => acme.session.updateProtectionSettings({ enabled: true }).unwrap(),
    back: (world) => world.set('protection_settings', { tenant_id: world.acme.tenantId }, { enabled: false }),
  },
  'protection by more factors': {
    by: ['updateProtectionSettings'],
    under: ['protection'],
    of: OWNER,
    takesNothing: true,
    take: (world) => world.set('protection_settings', { tenant_id: world.acme.tenantId }, { required_factors: 2 }),
    back: (world) => world.set('protection_settings', { tenant_id: world.acme.tenantId }, { required_factors: 1 }),
  },
  'a card that was frozen': {
    by: ['freezeCard'],
    under: ANY,
    of: OWNER,
    takesNothing: true,
    take: ({ acme }) => acme.session.freezeCard({ id: acme.ids.cards ?? '' }).unwrap(),
    back: (world) =>
      unprotected(world, () => world.acme.session.unfreezeCard({ id: world.acme.ids.cards ?? '' }).unwrap()),
  },
  'a card with lower limits': {
    by: ['setCardLimits'],
    under: ANY,
    of: OWNER,
    takesNothing: true,
    take: ({ acme }) => acme.session.setCardLimits({ id: acme.ids.cards ?? '', dailyUsd: '0.01' }).unwrap(),
    back: (world) =>
      unprotected(world, () =>
        world.acme.session.setCardLimits({ id: world.acme.ids.cards ?? '', dailyUsd: null }).unwrap(),
      ),
  },
};

const version = (world: WithdrawingWorld, document: typeof NARROW) =>
  world.acme.session.createPolicyVersion({ id: made(world, 'policy'), document }).unwrap();

export const WAYS: Readonly<Record<string, Way>> = { ...OF_KEYS, ...OF_GRANTS, ...OF_POLICIES, ...OF_PEOPLE };

/** Operations that take rights and are no way here, with the reason. */
export const NO_WAYS: Partial<Record<OperationId, string>> = {
  rejectApproval: 'It ends one payment. The walks of lifecycles refuse everything that follows.',
};
