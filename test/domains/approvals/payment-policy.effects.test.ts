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

/** What the samples reach stands in test/model/effects/approvals.txt. */
describe('a version of the payment policy (A 2.9)', () => {
  it('revokes its credential when the next version comes (D-224)', () => {
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
