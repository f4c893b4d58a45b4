import { describe, expect, it } from 'vitest';
import { effects } from '../../../../src/domains/claims/claim.effects.ts';
import { presentClaim } from '../../../../src/domains/claims/claim.present.ts';
import type { AggregateView, ContextOf } from '../../../../src/platform/lifecycle/definition.ts';
import { enqueue, set } from '../../../../src/platform/lifecycle/writes.ts';
import { sample } from '../claim.sample.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');
const now = new Date('2026-03-02T10:00:00.000Z');
const context = sample.context({ tenantId: 'ten_1', memberId: 'mem_1', paymentId: 'pay_1' }, 1);
const claim = (parts: Partial<ContextOf<'claim'>> = {}) =>
  ({
    machine: 'claim',
    id: 'clm_1',
    status: 'OPEN',
    publicStatus: 'OPEN',
    step: 4,
    now,
    createdAt,
    updatedAt: now,
    context: { ...context, ...parts },
  }) as unknown as AggregateView<'claim'>;

describe('the journal of a claim (D-186)', () => {
  it.each([
    ['journalOpened', 'ClaimOpened', 'claim.opened', {}],
    ['journalLocked', 'ClaimLocked', 'claim.locked', { lockedAt: now }],
    ['journalReleased', 'ClaimReleased', 'claim.released', { releasedAt: now }],
    ['journalExpired', 'ClaimExpired', 'claim.expired', {}],
    ['journalRefunded', 'ClaimRefunded', 'claim.refunded', { refundedAt: now }],
    ['journalCanceled', 'ClaimCanceled', 'claim.canceled', { canceledAt: now }],
  ] as const)(
    '%s: adds an entry, sets the time on the claim, and tells the sender of the claim as it then is',
    (name, kind, type, stamp) => {
      const [entry, stamped, told] = effects[name](claim(), undefined as never);
      expect(entry).toMatchObject({
        kind: 'insert',
        table: 'claim_events',
        row: {
          claimId: 'clm_1',
          kind,
          opaqueId: context.opaqueId,
          blockNumber: null,
          source: 'platform',
          at: now,
          id: expect.stringMatching(/^evt_/),
        },
      });
      expect(stamped).toEqual(set(stamp));
      expect(told).toMatchObject({
        kind: 'notify',
        type,
        resourceId: 'clm_1',
        parties: ['ten_1'],
        object: presentClaim({ ...context, id: 'clm_1', status: 'OPEN', createdAt, ...stamp }),
      });
    },
  );

  it('an open claim enqueues the notification of its contact, without the contact in the job (R544, D-196)', () => {
    const [, , , asked, ...rest] = effects.journalOpened(claim(), undefined as never);
    const payload = { claimId: 'clm_1', paymentId: 'pay_1' };
    expect(asked).toEqual(enqueue('claim.notification_requested', payload, { key: 'clm_1', tenantId: 'ten_1' }));
    expect(rest).toEqual([]);
    expect(effects.journalLocked(claim(), undefined as never)).toHaveLength(3);
  });
});

describe('the tenant that proved the contact of a claim (D-336, D-481)', () => {
  const claimed = (parts: Partial<ContextOf<'claim'>>) => effects.stampClaimed(claim(parts), undefined as never);
  const reservation = (contactKind: 'EMAIL' | 'PHONE', contactIndex: string) =>
    enqueue('dids.claim', { contactKind, contactIndex, tenantId: 'ten_2' }, { key: 'clm_1:4', tenantId: 'ten_2' });

  it('gets what was reserved to the phone number, or else to the e-mail address', () => {
    const stamp = set({ claimedAt: now });
    expect(claimed({ recipientTenantId: 'ten_2', phoneIndex: 'p', emailIndex: 'e' })).toEqual([
      stamp,
      reservation('PHONE', 'p'),
    ]);
    expect(claimed({ recipientTenantId: 'ten_2', phoneIndex: null, emailIndex: 'e' })).toEqual([
      stamp,
      reservation('EMAIL', 'e'),
    ]);
  });

  it('gets nothing without a contact, or before a tenant has claimed', () => {
    const stamp = set({ claimedAt: now });
    expect(claimed({ recipientTenantId: 'ten_2', phoneIndex: null, emailIndex: null })).toEqual([stamp]);
    expect(claimed({ recipientTenantId: null, phoneIndex: 'p' })).toEqual([stamp]);
  });
});
