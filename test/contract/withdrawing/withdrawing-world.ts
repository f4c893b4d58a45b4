import { scopesOfRole } from '../../../src/domains/accounts/keys/scopes.ts';
import { approver, grant, type Member, member } from '../../domains/approvals/fixture.ts';
import { emailFactor } from '../../domains/protection/fixture.ts';
import type { TestChain } from '../../support/chain.ts';
import type { TestService } from '../../support/service.ts';
import type { RiskiestWorld } from '../riskiest-asks.ts';
import { furnish } from '../world.ts';
import type { Outcome } from './dry-run.ts';

/** The counterparty is the owner of another tenant, with whom this one deals. */
export type CallerName = 'owner' | 'finance' | 'financeKey' | 'agentKey' | 'counterparty';

/** A tenant whose rights are taken one by one, with a caller of each kind. */
export interface WithdrawingWorld extends RiskiestWorld {
  readonly finance: Member;
  readonly voter: Member;
  readonly financeKeyId: string;
  readonly agentId: string;
  readonly factorId: string;
  readonly headers: Readonly<Record<CallerName, Readonly<Record<string, string>>>>;
  /** What a way has made, by name, until its way back. */
  readonly made: Map<string, string>;
  /** Changes a row as no operation can, so that a world can be used again. */
  set(table: string, where: object, values: object): Promise<unknown>;
}

export async function withdrawingWorld(service: TestService, chain: TestChain): Promise<WithdrawingWorld> {
  const agents = new Map<string, string | null>();
  const furnished = await furnish(service);
  const world = { service, chain, agentIdOf: (of: string) => agents.get(of) ?? null, ...furnished };
  const { acme, harbor } = world;
  const factorId = await emailFactor(service, acme, 'owner@withdrawing.test');
  const finance = await member(service, acme, 'FINANCE', { approvalGroups: ['board'] });
  const voter = await approver(service, acme);
  const agent = await acme.session.createApiKey({ name: 'Agent', agent: true }).unwrap();
  agents.set(acme.tenantId, agent.agentId);
  const scopes = [...scopesOfRole('FINANCE')];
  const key = await acme.session.createApiKey({ name: 'Finance', memberId: finance.id, scopes }).unwrap();
  await acme.session.updateProtectionSettings({ enabled: true }).unwrap();
  await acme.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
  await service.runUntilIdle();
  const set = (table: string, where: object, values: object) => service.pool.owner(table).where(where).update(values);
  await set('protection_settings', { tenant_id: acme.tenantId }, { enabled: false });
  return {
    ...world,
    finance,
    voter,
    financeKeyId: key.id,
    agentId: agent.agentId ?? '',
    factorId,
    headers: {
      owner: { authorization: `Bearer ${acme.token}` },
      finance: { authorization: `Bearer ${finance.token}` },
      financeKey: { 'x-service-api-key': key.apiKey },
      agentKey: { 'x-service-api-key': agent.apiKey },
      counterparty: { authorization: `Bearer ${harbor.token}` },
    },
    made: new Map(),
    set,
  };
}

/** A restriction under which requests are refused or held, and whose requests it is about. */
export interface Setting {
  readonly callers: readonly CallerName[];
  /** As many requests at least end like this under it. */
  readonly least: Readonly<Record<Outcome['kind'], number>>;
  put(world: WithdrawingWorld): Promise<unknown>;
  remove(world: WithdrawingWorld): Promise<unknown>;
}

const protect = (world: WithdrawingWorld, enabled: boolean) =>
  world.set('protection_settings', { tenant_id: world.acme.tenantId }, { enabled });

/** Does what protection would ask a code for. */
export async function unprotected<T>(world: WithdrawingWorld, act: () => Promise<T>): Promise<T> {
  const { enabled } = await world.acme.session.getProtectionSettings().unwrap();
  await protect(world, false);
  const done = await act();
  await protect(world, enabled);
  return done;
}

const SELLER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

export const NARROW = { limits: { perTransactionUsd: '0.02' }, counterparties: { allowed: [SELLER] } };

export async function attach(world: WithdrawingWorld): Promise<void> {
  const { acme, agentId, made } = world;
  const { policyId } = await acme.api.createPolicy({ name: 'Narrow', document: NARROW }).unwrap();
  const to = { id: policyId, subjectType: 'agent' as const, subjectId: agentId };
  made.set('policy', policyId);
  made.set('attachment', (await acme.api.attachPolicy(to).unwrap()).attachmentId);
}

export const detach = (world: WithdrawingWorld) =>
  unprotected(world, () => world.acme.session.detachPolicy({ attachmentId: made(world, 'attachment') }).unwrap());

export const made = (world: WithdrawingWorld, name: string): string => {
  const id = world.made.get(name);
  if (id === undefined) throw new Error(`there is no ${name}`);
  return id;
};

export async function limit(world: WithdrawingWorld, perTxLimitUsd: string): Promise<void> {
  const terms = { allowedActions: ['payment.create' as const], perTxLimitUsd };
  const { id } = await unprotected(world, () => grant(world.acme, world.finance.id, terms));
  world.made.set('grant', id);
}

/** As if there had never been a grant. */
export const forget = ({ service, finance }: WithdrawingWorld) =>
  service.pool.owner('authorities').where({ member_id: finance.id }).delete();

const TWO_VOTES = { approvals: [{ aboveUsd: '0', minimumApprovals: 2 }] };

export const SETTINGS = {
  nothing: {
    callers: ['owner', 'finance', 'financeKey', 'agentKey', 'counterparty'],
    least: { refused: 80, held: 0, passed: 120 },
    put: async () => {},
    remove: async () => {},
  },
  protection: {
    callers: ['owner', 'finance', 'financeKey', 'agentKey'],
    least: { refused: 100, held: 0, passed: 40 },
    put: (world) => protect(world, true),
    remove: (world) => protect(world, false),
  },
  'a grant with a limit': {
    callers: ['finance', 'financeKey'],
    least: { refused: 40, held: 4, passed: 20 },
    put: (world) => limit(world, '0.02'),
    remove: forget,
  },
  'payments that need votes': {
    callers: ['owner', 'finance', 'financeKey', 'agentKey'],
    least: { refused: 60, held: 8, passed: 60 },
    put: ({ acme }) => acme.session.setPaymentPolicy({ rules: TWO_VOTES }).unwrap(),
    remove: ({ acme }) => acme.session.setPaymentPolicy({ rules: {} }).unwrap(),
  },
  'a policy of the agent': {
    callers: ['agentKey'],
    least: { refused: 30, held: 0, passed: 10 },
    put: attach,
    remove: detach,
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
