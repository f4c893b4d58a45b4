import { describe, expect, it } from 'vitest';
import { effects } from '../../../src/domains/approvals/authority.effects.ts';
import { authorityRecord, presentAuthority } from '../../../src/domains/approvals/authority.present.ts';
import type { AggregateView } from '../../../src/platform/lifecycle/definition.ts';
import { sample } from './authority.sample.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');
const now = new Date('2026-03-02T10:00:00.000Z');

const grant = (context: Partial<AggregateView<'authority'>['context']> = {}): AggregateView<'authority'> => ({
  machine: 'authority',
  id: 'gra_1',
  status: 'ACTIVE',
  publicStatus: 'ACTIVE',
  step: 4,
  now,
  createdAt,
  updatedAt: now,
  context: {
    ...sample.context({ tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' }, 1),
    allowedActions: ['payment.approve', 'payment.create'],
    dailyLimitBaseUnits: 2_500_000n,
    monthlyLimitBaseUnits: 3_000_000n,
    countersignAboveBaseUnits: 500_000n,
    credentialId: 'cred_1',
    allowedCurrencies: ['USD'],
    allowedAssets: ['USDC'],
    allowedChains: ['eip155:1'],
    allowedDestinationIds: ['dst_1'],
    approvalWeight: 3,
    requiresCountersignature: true,
    ...context,
  },
});
const shown = {
  id: 'gra_1',
  memberId: 'mem_1',
  status: 'ACTIVE',
  version: 2,
  credentialId: 'cred_1',
  allowedActions: ['payment.approve', 'payment.create'],
  perTxLimitUsd: '1.00',
  dailyLimitUsd: '2.50',
  monthlyLimitUsd: '3.00',
  countersignAboveUsd: '0.50',
  allowedCurrencies: ['USD'],
  allowedAssets: ['USDC'],
  allowedChains: ['eip155:1'],
  allowedDestinationIds: ['dst_1'],
  approvalWeight: 3,
  requiresCountersignature: true,
  createdAt: createdAt.toISOString(),
  updatedAt: now.toISOString(),
  suspendedAt: null,
  revokedAt: null,
};

/** What the samples reach stands in test/model/effects/approvals.txt. */
describe('the credential of a grant', () => {
  const event = (type: string, payload: object = {}) => [
    { kind: 'send', machine: 'credential', id: 'cred_1', type, payload, ifTaken: true },
  ];

  it('is suspended, reinstated and revoked with its grant (A 3.5, D-205)', () => {
    expect(effects.suspendCredential(grant(), undefined as never)).toEqual(event('SUSPEND'));
    expect(effects.reinstateCredential(grant(), undefined as never)).toEqual(event('REINSTATE'));
    const reason = 'AUTHORITY_REVOKED' as never;
    expect(effects.revokeCredential(grant(), { credentialId: 'cred_1', reason })).toEqual(
      event('REVOKE', { reason, at: now }),
    );
  });

  it('needs no change when the grant is not attested', () => {
    const bare = grant({ credentialId: null });
    expect(effects.suspendCredential(bare, undefined as never)).toEqual([]);
    expect(effects.reinstateCredential(bare, undefined as never)).toEqual([]);
    expect(effects.revokeCredential(bare, { credentialId: null, reason: '' as never })).toEqual([]);
  });
});

describe('a grant as it is read (D-202)', () => {
  it('shows null for a limit that is not set, and its times once they are set', () => {
    expect(presentAuthority(authorityRecord(grant()))).toEqual(shown);
    const none = { perTxLimitBaseUnits: null, dailyLimitBaseUnits: null, monthlyLimitBaseUnits: null };
    const bare = grant({ ...none, countersignAboveBaseUnits: null, suspendedAt: now, revokedAt: createdAt });
    expect(presentAuthority(authorityRecord(bare))).toEqual({
      ...shown,
      perTxLimitUsd: null,
      dailyLimitUsd: null,
      monthlyLimitUsd: null,
      countersignAboveUsd: null,
      suspendedAt: now.toISOString(),
      revokedAt: createdAt.toISOString(),
    });
  });
});
