import { describe, expect, it } from 'vitest';
import { claimOfPayment } from '../../../../src/domains/claims/claim.store.ts';
import { codesSentTo, linksIssued, lockUsableLink } from '../../../../src/domains/claims/claim-link.store.ts';
import { refuse } from '../../../../src/platform/refusal.ts';
import { reading } from '../../../support/reading.ts';

const AT = new Date('2026-03-02T12:00:00.000Z');
const later = (ms: number) => new Date(AT.getTime() + ms);

describe('a claim link', () => {
  const row = {
    id: 'lnk_1',
    status: 'ISSUED',
    expiresAt: later(1),
    claimStatus: 'OPEN',
    paymentStatus: 'PENDING_CLAIM',
  };

  it('is judged as it stands under its lock (D-104)', async () => {
    const locked = (now: Date | undefined, ...answers: readonly (readonly object[])[]) => {
      const { asked, reads } = reading(...answers);
      const order: string[] = [];
      const aggregate = async (machine: string, id: string) => {
        order.push(`${asked.length} ${machine} ${id}`);
        return now && { id, now };
      };
      return lockUsableLink({ reads, aggregate } as never, 'token').then((found) => ({ found, order }));
    };
    expect((await locked(AT, [])).found).toBe('none');
    expect(await locked(AT, [row])).toEqual({
      found: { row, link: { id: 'lnk_1', now: AT } },
      order: ['1 claim-link lnk_1'],
    });
    expect((await locked(later(1), [row])).found).toBe('gone');
    expect((await locked(AT, [row], [{ ...row, status: 'CONSUMED' }])).found).toBe('gone');
    expect((await locked(AT, [row], [])).found).toBe('gone');
    expect((await locked(undefined, [row])).found).toBe('gone');
  });

  it('is live while it is ISSUED or CONSUMED', async () => {
    const issued = (status: string) => ({ id: status, createdAt: AT, resent: false, status });
    const { reads } = reading(['ISSUED', 'CONSUMED', 'VOIDED', 'EXPIRED'].map(issued));
    expect((await linksIssued(reads, 'clm_1')).map(({ id, live }) => [id, live])).toEqual([
      ['ISSUED', true],
      ['CONSUMED', true],
      ['VOIDED', false],
      ['EXPIRED', false],
    ]);
  });
});

describe('codes that were sent', () => {
  it('to a contact count on the clock of the asking sender, and those of other senders in real time (D-195, D-469)', async () => {
    const send = (senderTenantId: string) => ({ sentAt: later(10), createdAt: later(3), senderTenantId });
    const { reads } = reading([send('ten_1'), send('ten_2')]);
    const clock = { senderTenantId: 'ten_1', offsetMs: 1000 };
    expect(await codesSentTo(reads, 'idx', AT, clock)).toEqual([later(10), later(1003)]);
  });
});

describe('the claim of a payment is read by its sender (D-183)', () => {
  const payment = { id: 'pay_1', senderTenantId: 'ten_1' };
  const of = (...answers: readonly (readonly object[])[]) => {
    const { asked, reads } = reading(...answers);
    return claimOfPayment(reads, 'ten_1', 'pay_1', 'intent').then((found) => ({ found, asked }));
  };

  it('is refused to every other tenant', async () => {
    expect((await of([])).found).toEqual(refuse('PAYMENT_NOT_FOUND'));
    const received = await of([{ ...payment, senderTenantId: 'ten_2' }]);
    expect([received.found, received.asked.length]).toEqual([refuse('NOT_SENDER'), 1]);
    expect((await of([payment], [])).found).toEqual(refuse('CLAIM_NOT_FOUND'));
  });
});
