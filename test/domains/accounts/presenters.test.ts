import { describe, expect, it } from 'vitest';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { presentAgent, presentAgentWithSpent } from '../../../src/domains/accounts/agent.present.ts';
import { presentApiKey } from '../../../src/domains/accounts/api-key.present.ts';
import { presentMember } from '../../../src/domains/accounts/member.present.ts';
import { presentTenant } from '../../../src/domains/accounts/tenant.present.ts';
import type { AggregateView, ContextOf, StatusOf } from '../../../src/platform/lifecycle/definition.ts';
import { recordOf } from '../../../src/platform/lifecycle/record.ts';
import { sample as agentSample } from './agent.sample.ts';
import { sample as keySample } from './api-key.sample.ts';
import { sample as memberSample } from './member.sample.ts';
import { sample as tenantSample } from './tenant.sample.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');
const later = new Date('2026-03-02T10:00:00.000Z');
const owners = { tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' };

const view = <M extends LifecycleName>(machine: M, id: string, status: StatusOf<M>, context: ContextOf<M>) =>
  ({
    machine,
    id,
    status,
    publicStatus: status,
    context,
    step: 1,
    now: later,
    createdAt,
    updatedAt: later,
  }) as unknown as AggregateView<M>;

/** What effects write stands in test/model/effects/accounts.txt. */
describe('agents (D-022)', () => {
  const agent = view('agent', 'agt_1', 'ACTIVE', agentSample.context(owners, 1));
  const shown = { id: 'agt_1', name: 'Sample', status: 'ACTIVE', createdAt: createdAt.toISOString() };

  it('are shown with when they were suspended, and with what their cards have spent (D-273)', () => {
    const record = recordOf(agent);
    expect(presentAgent(record)).toEqual({ ...shown, suspendedAt: null });
    const spent = { dailyBaseUnits: 1_000_000n, weeklyBaseUnits: 2_000_000n, monthlyBaseUnits: 3_500_000n };
    expect(presentAgentWithSpent({ ...record, suspendedAt: later }, spent)).toEqual({
      ...shown,
      suspendedAt: later.toISOString(),
      spent: { dailyUsd: '1.00', weeklyUsd: '2.00', monthlyUsd: '3.50' },
    });
  });
});

describe('keys (D-008)', () => {
  const context = { ...keySample.context(owners, 1), agentId: 'agt_1', scopes: ['ramps:read', 'gone:read'] };
  const key = view('api-key', 'key_1', 'ACTIVE', context);
  const shown = {
    id: 'key_1',
    name: 'Sample',
    prefix: 'sample',
    last4: '0000',
    environment: 'sandbox',
    scopes: ['ramps:read'],
    agent: true,
    agentId: 'agt_1',
    memberId: 'mem_1',
    ipAllowlist: ['10.0.0.0/8'],
    requestSigning: false,
    status: 'ACTIVE',
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: null,
    createdAt: createdAt.toISOString(),
  };

  it('are shown with their last use, and with those of their scopes that still exist', () => {
    const record = { ...recordOf(key), lastUsedAt: null };
    expect(presentApiKey(record, later)).toEqual(shown);
    const more = { agentId: null, signingSecretCiphertext: 'sealed', lastUsedAt: later, revokedAt: later };
    expect(presentApiKey({ ...record, ...more, status: 'REVOKED' }, later)).toEqual({
      ...shown,
      agent: false,
      agentId: null,
      requestSigning: true,
      status: 'REVOKED',
      lastUsedAt: later.toISOString(),
      revokedAt: later.toISOString(),
    });
  });

  it.each([
    [-1, 'ACTIVE', 'EXPIRED'],
    [0, 'ACTIVE', 'EXPIRED'],
    [1, 'ACTIVE', 'ACTIVE'],
    [-1, 'REVOKED', 'REVOKED'],
  ] as const)('that end %d ms from now and are stored as %s read as %s', (ms, stored, status) => {
    const expiresAt = new Date(later.getTime() + ms);
    const record = { ...recordOf(key), lastUsedAt: null, expiresAt, status: stored };
    expect(presentApiKey(record, later)).toMatchObject({ status, expiresAt: expiresAt.toISOString() });
  });
});

describe('members (D-015)', () => {
  const context = {
    ...memberSample.context(owners, 1),
    name: 'Ada',
    emailCiphertext: 'sealed:ada@acme.example',
    signerAddress: '0xa',
    approverGroup: 'ops',
  };
  const member = view('member', 'mem_1', 'ACTIVE', context);
  const shown = {
    id: 'mem_1',
    tenantId: 'ten_1',
    role: 'VIEWER',
    status: 'ACTIVE',
    signerAddress: '0xa',
    approvalGroups: ['treasury'],
    approverGroup: 'ops',
    createdAt: createdAt.toISOString(),
    activatedAt: null,
    suspendedAt: null,
    removedAt: null,
  };
  it('are shown with their e-mail in clear, and with when they came and went', () => {
    const vault = { decrypt: (text: string) => text.slice('sealed:'.length) } as never;
    const own = { email: 'ada@acme.example', name: 'Ada' };
    expect(presentMember(recordOf(member), vault)).toEqual({ ...shown, ...own });
    const times = { activatedAt: later, suspendedAt: createdAt, removedAt: later };
    const iso = Object.fromEntries(Object.entries(times).map(([name, at]) => [name, at.toISOString()]));
    expect(presentMember({ ...recordOf(member), ...times }, vault)).toEqual({ ...shown, ...own, ...iso });
  });
});

describe('tenants (D-006)', () => {
  const context = { ...tenantSample.context(owners, 1), features: { onchainDeposit: true } };
  const tenant = view('tenant', 'ten_1', 'ACTIVE', context);

  it('are shown without their features', () => {
    expect(presentTenant(recordOf(tenant))).toEqual({
      id: 'ten_1',
      name: 'Sample',
      legalName: 'Sample Inc',
      country: 'US',
      status: 'ACTIVE',
      environment: 'sandbox',
      createdAt: createdAt.toISOString(),
    });
  });
});
