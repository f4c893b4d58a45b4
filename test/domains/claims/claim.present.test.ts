import { describe, expect, it } from 'vitest';
import { claimRecord, presentClaim } from '../../../src/domains/claims/claim.present.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 9, 0, second));
const iso = (second: number) => at(second).toISOString();

describe('a claim as its sender reads it (A 2.5, D-183)', () => {
  const context = {
    paymentId: 'pay_1',
    opaqueId: 'op_1',
    metadataHash: 'hash',
    funded: true,
    phoneMasked: '+1•••01',
    emailMasked: null,
    phoneCiphertext: 'secret',
    phoneIndex: 'index',
    amountBaseUnits: 25n,
    expiresAt: at(1),
    graceEndsAt: at(2),
    claimedAt: at(3),
    lockedAt: at(4),
    releasedAt: at(5),
    refundedAt: at(6),
    canceledAt: at(7),
  };
  const record = claimRecord({ id: 'clm_1', status: 'CLAIMED', createdAt: at(0), context } as never);
  const shown = {
    claimId: 'clm_1',
    paymentId: 'pay_1',
    opaqueId: 'op_1',
    metadataHash: 'hash',
    status: 'CLAIMED',
    funded: true,
    phoneMasked: '+1•••01',
    emailMasked: null,
    amountBaseUnits: '25',
    expiresAt: iso(1),
    graceEndsAt: iso(2),
    claimedAt: iso(3),
    lockedAt: iso(4),
    releasedAt: iso(5),
    refundedAt: iso(6),
    canceledAt: iso(7),
    createdAt: iso(0),
  };

  it('shows the phone by its mask only', () => expect(presentClaim(record)).toEqual(shown));

  it('shows null for the time of what has not happened', () => {
    const none = { claimedAt: null, lockedAt: null, releasedAt: null, refundedAt: null, canceledAt: null };
    expect(presentClaim({ ...record, ...none })).toEqual({ ...shown, ...none });
  });
});
