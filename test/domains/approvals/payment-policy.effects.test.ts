import { describe, expect, it } from 'vitest';
import { effects } from '../../../src/domains/approvals/payment-policy.effects.ts';
import {
  NO_POLICY,
  presentPolicy,
  presentPolicyVersion,
} from '../../../src/domains/approvals/payment-policy.present.ts';
import type { AggregateView } from '../../../src/platform/lifecycle/definition.ts';
import { recordOf } from '../../../src/platform/lifecycle/record.ts';
import { sample } from './payment-policy.sample.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');
const now = new Date('2026-03-02T10:00:00.000Z');

const version = (
  context: Partial<AggregateView<'payment-policy'>['context']> = {},
  status: 'ACTIVE' | 'SUPERSEDED' = 'ACTIVE',
): AggregateView<'payment-policy'> => ({
  machine: 'payment-policy',
  id: 'ppo_2',
  status,
  publicStatus: status,
  step: 1,
  now,
  createdAt,
  updatedAt: now,
  context: {
    ...sample.context({ tenantId: '', memberId: 'mem_1', paymentId: '' }, 1),
    tenantId: 'ten_1',
    policyId: 'ppo_1',
    version: 2,
    credentialId: 'cred_1',
    activatedAt: createdAt,
    ...context,
  },
});
const shown = {
  policyId: 'ppo_1',
  version: 2,
  rules: { maximumAmountUsd: '10.00' },
  status: 'ACTIVE',
  credentialId: 'cred_1',
  activatedAt: createdAt.toISOString(),
};
const told = (change: string) => [
  {
    kind: 'audit',
    action: `payment_policy.${change}`,
    resourceId: 'ppo_1',
    tenantId: 'ten_1',
    data: { version: 2, credentialId: 'cred_1' },
  },
  {
    kind: 'notify',
    type: `payment_policy.${change}`,
    resourceId: 'ppo_2',
    parties: ['ten_1'],
    presenter: 'payment_policy',
    previousStatus: null,
    object: shown,
  },
];

describe('a version of the payment policy (A 2.9)', () => {
  it('is announced to the organization, whose held payments look again (D-224)', () => {
    expect(effects.announceUpdated(version(), undefined as never)).toEqual([
      ...told('updated'),
      {
        kind: 'enqueue',
        topic: 'offramp.recheck',
        payload: { waitsFor: 'sender:ten_1' },
        key: 'sender:ten_1:ppo_2',
        tenantId: 'ten_1',
        dueAt: null,
      },
    ]);
    expect(effects.announceAttested(version(), undefined as never)).toEqual(told('attested'));
  });

  it('opens its credential as it was signed, and takes it back when the next one comes (D-224)', () => {
    const [{ credential }] = sample.events.ATTEST as [(typeof sample.events.ATTEST)[0] & object];
    expect(effects.issueCredential(version(), { credential })).toEqual([
      { kind: 'open', machine: 'credential', id: 'cred_sample', context: credential.context },
    ]);
    expect(effects.revokeCredential(version(), undefined as never)).toEqual([
      {
        kind: 'send',
        machine: 'credential',
        id: 'cred_1',
        type: 'REVOKE',
        ifTaken: true,
        payload: { reason: 'POLICY_CHANGED', at: now },
      },
    ]);
    expect(effects.revokeCredential(version({ credentialId: null }), undefined as never)).toEqual([]);
  });

  it('is read with who wrote it, and when the next one took its place (D-226)', () => {
    expect(presentPolicy(recordOf(version()))).toEqual(shown);
    const more = { createdByMemberId: 'mem_1', createdAt: createdAt.toISOString() };
    expect(presentPolicyVersion(recordOf(version()))).toEqual({ ...shown, ...more, supersededAt: null });
    const past = recordOf(version({ supersededAt: now }, 'SUPERSEDED'));
    const superseded = { status: 'SUPERSEDED', supersededAt: now.toISOString() };
    expect(presentPolicyVersion(past)).toEqual({ ...shown, ...more, ...superseded });
  });

  it('shows no rules before the first version (D-225)', () => {
    const none = { policyId: null, version: 0, rules: {}, status: 'ACTIVE', credentialId: null, activatedAt: null };
    expect(NO_POLICY).toEqual(none);
  });
});
