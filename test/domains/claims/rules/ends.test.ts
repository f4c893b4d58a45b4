import { expect, it } from 'vitest';
import { isClaimOver } from '../../../../src/domains/claims/rules/claim-time.ts';
import { isUsable, type LinkStanding, linkEndOf } from '../../../../src/domains/claims/rules/link.ts';
import { isTicketOver, ticketEndOf } from '../../../../src/domains/claims/rules/ticket.ts';

const AT = new Date('2026-03-02T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const after = (ms: number) => new Date(AT.getTime() + ms);

it('a claim is over from the exact time of its expiry (A 3.3)', () => {
  expect([-1, 0, 1].map((ms) => isClaimOver({ expiresAt: AT }, after(ms)))).toEqual([false, true, true]);
});

it('a link is usable until its end, while it is unused, its claim is open and its payment waits (D-104, D-190)', () => {
  const link: LinkStanding = { status: 'ISSUED', expiresAt: AT, claimStatus: 'OPEN', paymentStatus: 'PENDING_CLAIM' };
  expect([-1, 0, 1].map((ms) => isUsable(link, after(ms)))).toEqual([true, false, false]);
  const before = after(-1);
  expect(isUsable({ ...link, status: 'USED' }, before)).toBe(false);
  expect(isUsable({ ...link, claimStatus: 'CLAIMED' }, before)).toBe(false);
  expect(isUsable({ ...link, paymentStatus: 'CANCELED' }, before)).toBe(false);
});

it('a link lasts 72 hours, and never longer than its claim (D-190)', () => {
  const end = 72 * HOUR_MS;
  expect(linkEndOf({ expiresAt: after(end + 1) }, AT)).toEqual(after(end));
  expect(linkEndOf({ expiresAt: after(end) }, AT)).toEqual(after(end));
  expect(linkEndOf({ expiresAt: after(end - 1) }, AT)).toEqual(after(end - 1));
});

it('a ticket is valid for an hour up to the moment of its end, and never without an end (D-193)', () => {
  expect(ticketEndOf(AT)).toEqual(after(HOUR_MS));
  expect([-1, 0, 1].map((ms) => isTicketOver({ ticketExpiresAt: AT }, after(ms)))).toEqual([false, true, true]);
  expect(isTicketOver({ ticketExpiresAt: null }, AT)).toBe(true);
});
