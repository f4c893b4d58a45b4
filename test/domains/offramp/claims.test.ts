import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { advance, claimOf, confirm, read } from './fixture.ts';

const DAY = 86_400;
const CLAIM_LIFE = 14 * DAY;
const GRACE = 72 * 3600;

let service: TestService;
let senders = 0;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** A sender of its own for each test, because each moves its sender's clock. */
async function parked(phone: string, amountUsd = '25.00'): Promise<{ sender: TestTenant; id: string }> {
  senders += 1;
  const sender = await service.signUp(`Claim Sender ${senders}`);
  await sender.fund('100.00');
  const created = await sender.api.createOfframpPayment({ phone, amountUsd }).unwrap();
  expect(created.status).toBe('PENDING_CLAIM');
  return { sender, id: created.paymentId };
}

/** Somebody proves the phone, is verified and can be paid: the claim locks. */
async function locked(phone: string, amountUsd = '25.00') {
  const { sender, id } = await parked(phone, amountUsd);
  const recipient = await service.signUp(`Claim Recipient ${senders}`);
  await verifyPhone(service, recipient, phone);
  await onboard(recipient);
  await addServiceBalance(recipient);
  await service.runUntilIdle();
  expect((await claimOf(sender, id)).status).toBe('LOCKED');
  return { sender, id, recipient };
}

const journalOf = (claimId: string): Promise<{ kind: string; source: string; opaque_id: string }[]> =>
  service.pool.owner('claim_events').where({ claim_id: claimId }).orderBy('id');
const kindsOf = async (claimId: string) => (await journalOf(claimId)).map((row) => row.kind);

const millis = (iso: string | null): number => Date.parse(iso ?? '');

describe('a claim that nobody takes', () => {
  test('is OPEN until 14 days are over, and refunds the sender in full a second after (R013, R081, R139)', async () => {
    const { sender, id } = await parked('+15550200001');
    const claim = await claimOf(sender, id);
    expect(millis(claim.expiresAt) - millis(claim.createdAt)).toBe(CLAIM_LIFE * 1000);
    expect(await sender.balances()).toMatchObject({ available: 75_000_000n, reserved: 25_000_000n });

    const { now } = await sender.api.getTestClock().unwrap();
    const left = Math.floor((millis(claim.expiresAt) - millis(now)) / 1000);
    // A slow machine may eat a second of it, never thirty.
    await advance(sender, left - 30);
    await service.runUntilIdle();
    expect((await read(sender, id)).status).toBe('PENDING_CLAIM');
    expect((await claimOf(sender, id)).status).toBe('OPEN');

    await advance(sender, 31);
    await service.runUntilIdle();
    const refunded = await read(sender, id);
    expect(refunded).toMatchObject({ status: 'REFUNDED', holdReasons: [], deliveredAt: null });
    expect(refunded.refundedAt).not.toBeNull();
    expect(await sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n });
    expect((await claimOf(sender, id)).status).toBe('REFUNDED');
  });

  test('expires, is refunded and says so in its journal and its events, in one go (R139, R153)', async () => {
    const { sender, id } = await parked('+15550200002');
    await advance(sender, CLAIM_LIFE + 1);
    await service.runUntilIdle();
    const { claimId, status } = await claimOf(sender, id);
    expect(status).toBe('REFUNDED');
    expect(await kindsOf(claimId)).toEqual(['ClaimOpened', 'ClaimExpired', 'ClaimRefunded']);
    const { events } = await sender.api.listEvents({ resourceId: claimId, order: 'asc' }).unwrap();
    expect(events.map(({ type }) => type)).toEqual(['claim.opened', 'claim.expired', 'claim.refunded']);
    const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
    expect(log.map((row) => row.to_status).slice(-2)).toEqual(['REFUND_PENDING', 'REFUNDED']);
  });

  test('expires also when it was bound and nobody onboarded', async () => {
    const { sender, id } = await parked('+15550200003');
    const recipient = await service.signUp('Bound And Idle');
    await verifyPhone(service, recipient, '+15550200003');
    await service.runUntilIdle();
    expect(await read(sender, id)).toMatchObject({ status: 'PENDING_CLAIM', recipientTenantId: recipient.tenantId });
    await advance(sender, CLAIM_LIFE + 1);
    expect((await read(sender, id)).status).toBe('REFUNDED');
    expect(await sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n });
  });

  test('ends CANCELED when the sender takes it back, the money available again (R137, R151)', async () => {
    const { sender, id } = await parked('+15550200004');
    expect((await sender.api.cancelOfframpPayment({ id }).unwrap()).status).toBe('CANCELED');
    const { claimId, status } = await claimOf(sender, id);
    expect(status).toBe('CANCELED');
    await advance(sender, CLAIM_LIFE + GRACE + 1);
    await service.runUntilIdle();
    expect((await claimOf(sender, id)).status).toBe('CANCELED');
    expect(await kindsOf(claimId)).toEqual(['ClaimOpened', 'ClaimCanceled']);
    expect(await sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n });
  });
});

describe('expires also when it was bound but its recipient did not onboard', () => {
  test('becomes CANCELED when the sender cancels it, and its money is available again (R075, R076, R078)', async () => {
    const phone = '+15550200005';
    const [one, other] = [await parked(phone), await parked(phone)];
    const claims = [await claimOf(one.sender, one.id), await claimOf(other.sender, other.id)];
    for (const { opaqueId, metadataHash, claimId, paymentId } of claims) {
      expect(opaqueId).toMatch(/^0x[0-9a-f]{64}$/);
      const expected = createHash('sha256').update(`${claimId}:${paymentId}`).digest('hex');
      expect(metadataHash).toBe(`0x${expected}`);
      for (const text of [phone, phone.slice(1)]) {
        expect(opaqueId).not.toBe(`0x${createHash('sha256').update(text).digest('hex')}`);
      }
    }
    expect(claims[0]?.opaqueId).not.toBe(claims[1]?.opaqueId);
  });

  test('are 32 random bytes and a hash of the two ids, and differ for each claim of one phone (R077, R155)', async () => {
    const digits = '5550200006';
    const { sender, id } = await parked(`+1${digits}`);
    await service.runUntilIdle();
    const { claimId, phoneMasked } = await claimOf(sender, id);
    expect(phoneMasked).toBe('+*******0006');
    const { events } = await sender.api.listEvents({ take: 100 }).unwrap();
    expect(events.map(({ type, resourceId }) => [type, resourceId])).toContainEqual(['claim.opened', claimId]);
    const tables: { tablename: string }[] = await service.pool.owner('pg_tables').where({ schemaname: 'public' });
    expect(JSON.stringify(events)).not.toContain(digits);
    expect(service.logLines.length).toBeGreaterThan(0);
    expect(service.logLines.filter((line) => line.includes(digits))).toEqual([]);
    for (const { tablename } of tables) {
      const { rows } = await service.pool.owner.raw(
        'SELECT count(*)::int AS found FROM ?? AS t WHERE strpos(t::text, ?) > 0',
        [tablename, digits],
      );
      expect(rows[0]?.found, tablename).toBe(0);
    }
  });
});

describe('a claim that is locked', () => {
  test('goes RELEASED with the delivery, once, and never refunds after (R151, R152, R153)', async () => {
    const { sender, id, recipient } = await locked('+15550200007');
    expect(await sender.balances()).toMatchObject({ reserved: 0n, available: 75_000_000n });
    await confirm(recipient, id);
    await recipient.api.stepTestProvider({ id, steps: 3 }).unwrap();
    expect((await read(sender, id)).status).toBe('DELIVERED');
    const { claimId } = await claimOf(sender, id);
    await advance(sender, CLAIM_LIFE + GRACE + 1);
    await service.runUntilIdle();
    expect(await claimOf(sender, id)).toMatchObject({ status: 'RELEASED', refundedAt: null });
    expect(await kindsOf(claimId)).toEqual(['ClaimOpened', 'ClaimLocked', 'ClaimReleased']);
    expect((await journalOf(claimId)).every(({ source }) => source === 'platform')).toBe(true);
    expect(await recipient.balances()).toMatchObject({ available: 25_000_000n });
    expect(await sender.balances()).toMatchObject({ available: 75_000_000n });
    // The database itself refuses a second end of one claim.
    const end = { id: 'evt_second_end', claim_id: claimId, kind: 'ClaimRefunded', source: 'platform', at: new Date() };
    const { opaque_id } = (await journalOf(claimId))[0] ?? { opaque_id: '' };
    await expect(service.pool.owner('claim_events').insert({ ...end, opaque_id })).rejects.toThrow(
      /claim_events_one_end/,
    );
  });

  test('is refundable only after the grace, 72 hours past its expiry (R154)', async () => {
    const { sender, id } = await locked('+15550200008');
    const { claimId, expiresAt, graceEndsAt } = await claimOf(sender, id);
    expect(millis(graceEndsAt) - millis(expiresAt)).toBe(GRACE * 1000);
    await advance(sender, CLAIM_LIFE + 60);
    await service.runUntilIdle();
    expect((await claimOf(sender, id)).status).toBe('LOCKED');
    expect((await read(sender, id)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    await advance(sender, GRACE);
    await service.runUntilIdle();
    expect(await claimOf(sender, id)).toMatchObject({ status: 'REFUNDED', releasedAt: null });
    expect((await read(sender, id)).status).toBe('REFUNDED');
    expect(await kindsOf(claimId)).toEqual(['ClaimOpened', 'ClaimLocked', 'ClaimRefunded']);
    expect(await sender.balances()).toMatchObject({ available: 100_000_000n, reserved: 0n, escrow: 0n });
  });

  test('is not refunded while a payout is in flight, however long that takes (R154, R152)', async () => {
    // Script 09: the provider says for ever that it works on it.
    const { sender, id, recipient } = await locked('+15550200009', '25.000009');
    await confirm(recipient, id);
    await recipient.api.stepTestProvider({ id, steps: 2 }).unwrap();
    await advance(sender, CLAIM_LIFE + GRACE + DAY);
    await service.runUntilIdle();
    expect((await read(sender, id)).status).toBe('PROVIDER_PROCESSING');
    expect((await claimOf(sender, id)).status).toBe('LOCKED');
    expect(await sender.balances()).toMatchObject({ available: 74_999_991n, reserved: 0n });
    await sender.api.stepTestProvider({ id, status: 'FAILED' }).unwrap();
    await service.runUntilIdle();
    expect((await claimOf(sender, id)).status).toBe('REFUNDED');
    expect(await sender.balances()).toMatchObject({ available: 100_000_000n, escrow: 0n });
  });

  test('cannot be cancelled by its sender (R137)', async () => {
    const { sender, id } = await locked('+15550200010');
    const { error } = await sender.api.cancelOfframpPayment({ id });
    expect(error).toMatchObject({ code: 'CANCEL_CONFLICT', statusCode: 409 });
  });
});
