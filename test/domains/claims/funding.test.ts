import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import type { EventOf } from '../../../src/platform/lifecycle/definition.ts';
import { newPayment } from '../../support/new-payment.ts';
import { addServiceBalance, onboard } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { confirm } from '../offramp/fixture.ts';
import { claimOf, type Parked, park, ticketOf } from './fixture.ts';

const DAY = 86_400;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterEach(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
});
afterAll(() => service.stop());

/** A payment to an unknown number that waits for a deposit; its chain is played by `deposit`. */
async function parkDeposit(sender: TestTenant, phone: string): Promise<Parked> {
  const { vault } = service.engine.services;
  const context = {
    ...newPayment('ONCHAIN_DEPOSIT'),
    senderTenantId: sender.tenantId,
    initiatorMemberId: sender.memberId,
    phoneIndex: vault.blindIndex('phone', phone),
    phoneCiphertext: vault.encrypt(phone),
  };
  const paymentId = newId('pay');
  const payment = await working(service, (unit) => unit.open('offramp-payment', { id: paymentId, context }));
  expect(payment.status).toBe('PENDING_CLAIM');
  await service.runUntilIdle();
  return { sender, phone, paymentId, claimId: payment.context.claimId ?? '' };
}

/** What the chain tells of a deposit or of its refund. */
const tell = ({ paymentId }: Parked, type: 'DEPOSIT_SEEN' | 'DEPOSIT_CONFIRMED' | 'REFUND_POSTED') =>
  working(service, async (unit) => {
    await (await unit.aggregate('offramp-payment', paymentId))?.send(type);
  });

const paymentOf = ({ sender, paymentId }: Parked) => sender.api.getOfframpPayment({ id: paymentId }).unwrap();
const kindsOf = async ({ claimId }: Parked): Promise<string[]> =>
  (await service.pool.owner('claim_events').where({ claim_id: claimId }).orderBy('id')).map(({ kind }) => kind);

describe('a claim of a payment that waits for its deposit (D-085)', () => {
  test('is unfunded until the deposit is confirmed, which does not change its status', async () => {
    const sender = await service.signUp('Deposits');
    const parked = await parkDeposit(sender, '+15550340001');
    expect((await claimOf(parked)).funded).toBe(false);
    await tell(parked, 'DEPOSIT_CONFIRMED');
    expect(await claimOf(parked)).toMatchObject({ funded: true, status: 'OPEN' });
    expect((await paymentOf(parked)).status).toBe('PENDING_CLAIM');
    // Funded money goes back by a refund, not by a cancel (A 3.1).
    const { error } = await sender.api.cancelOfframpPayment({ id: parked.paymentId });
    expect(error).toMatchObject({ code: 'CANCEL_CONFLICT', details: { status: 'PENDING_CLAIM' } });
  });

  test('is CANCELED at its expiry without the deposit (R140)', async () => {
    const sender = await service.signUp('Never Deposits');
    const parked = await parkDeposit(sender, '+15550340002');
    await sender.api.advanceTestClock({ advanceSeconds: 14 * DAY + 1 }).unwrap();
    await service.runUntilIdle();
    expect([(await claimOf(parked)).status, (await paymentOf(parked)).status]).toEqual(['CANCELED', 'CANCELED']);
    expect(await kindsOf(parked)).toEqual(['ClaimOpened', 'ClaimExpired', 'ClaimCanceled']);
  });

  test('is EXPIRED at its expiry with the deposit, and REFUNDED once the refund is on the chain (R139, D-413)', async () => {
    const sender = await service.signUp('Deposits In Vain');
    const parked = await parkDeposit(sender, '+15550340003');
    await tell(parked, 'DEPOSIT_CONFIRMED');
    await sender.api.advanceTestClock({ advanceSeconds: 14 * DAY + 1 }).unwrap();
    await service.runUntilIdle();
    expect([(await claimOf(parked)).status, (await paymentOf(parked)).status]).toEqual(['EXPIRED', 'REFUND_PENDING']);
    const stored = await service.pool.owner('offramp_payments').where({ id: parked.paymentId }).first('custody');
    expect(stored.custody).toBe('onchain');
    await tell(parked, 'REFUND_POSTED');
    expect([(await claimOf(parked)).status, (await paymentOf(parked)).status]).toEqual(['REFUNDED', 'REFUNDED']);
    expect(await kindsOf(parked)).toEqual(['ClaimOpened', 'ClaimExpired', 'ClaimRefunded']);
  });

  test('waits for its deposit when all else is complete, and locks with the deposit (D-187)', async () => {
    const sender = await service.signUp('Deposits Late');
    const recipient = await service.signUp('Waits For Deposit');
    await onboard(recipient);
    await addServiceBalance(recipient);
    const parked = await parkDeposit(sender, '+15550340004');
    const claimTicket = await ticketOf(service, parked);
    expect(await recipient.api.acceptClaim({ claimTicket }).unwrap()).toMatchObject({ status: 'OPEN', nextSteps: [] });
    await service.runUntilIdle();
    expect((await paymentOf(parked)).status).toBe('AWAITING_SOURCE_FUNDS');
    await tell(parked, 'DEPOSIT_SEEN');
    await tell(parked, 'DEPOSIT_CONFIRMED');
    expect(await claimOf(parked)).toMatchObject({ status: 'LOCKED', funded: true });
    expect((await paymentOf(parked)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
    expect(await kindsOf(parked)).toEqual(['ClaimOpened', 'ClaimLocked']);
  });
});

describe('never both released and refunded, in the database (R152, D-197)', () => {
  const refused = (statement: string, values: readonly string[], wall: RegExp) =>
    expect(service.pool.owner.raw(statement, [...values])).rejects.toThrow(wall);

  test('holds for every writer, in journal, row and times', async () => {
    const parked = await park(service, '+15550340010');
    const recipient = await service.signUp('Is Paid');
    await onboard(recipient);
    await addServiceBalance(recipient);
    await recipient.api.acceptClaim({ claimTicket: await ticketOf(service, parked) }).unwrap();
    await service.runUntilIdle();
    await confirm(recipient, parked.paymentId);
    await recipient.api.stepTestProvider({ id: parked.paymentId, steps: 3 }).unwrap();
    const { claimId } = parked;
    expect(await claimOf(parked)).toMatchObject({ status: 'RELEASED' });
    for (const kind of ['ClaimRefunded', 'ClaimCanceled', 'ClaimReleased']) {
      await refused(
        `INSERT INTO claim_events SELECT 'evt_second', claim_id, ?, opaque_id, NULL, 'chain', at FROM claim_events
          WHERE claim_id = ? LIMIT 1`,
        [kind, claimId],
        /claim_events_one_end/,
      );
    }
    await refused(`UPDATE claims SET refunded_at = now() WHERE id = ?`, [claimId], /claims_(one_end|refunded_at)/);
    await refused(`UPDATE claims SET status = 'REFUNDED' WHERE id = ?`, [claimId], /claims_re(leased|funded)_at/);
    await refused(
      `UPDATE claims SET status = 'REFUNDED', refunded_at = now() WHERE id = ?`,
      [claimId],
      /claims_(one_end|released_at)/,
    );
    // Not even the system role rewrites the journal.
    await expect(
      service.pool.owner.transaction(async (transaction) => {
        await transaction.raw('SET LOCAL ROLE paychart_system');
        await transaction('claim_events').where({ claim_id: claimId }).delete();
      }),
    ).rejects.toThrow(/permission denied/);
  });

  test('holds in the engine: a claim that has ended takes no further event', async () => {
    const parked = await park(service, '+15550340011');
    await parked.sender.api.cancelOfframpPayment({ id: parked.paymentId }).unwrap();
    await working(service, async (unit) => {
      const claim = await unit.aggregate('claim', parked.claimId);
      for (const type of ['RELEASE', 'REFUND', 'LOCK', 'FUND', 'CANCEL', 'EXPIRE'] as const) {
        expect(claim?.can(type), type).toBe(false);
      }
    });
  });
});

describe('a claim that goes to an e-mail (D-113)', () => {
  let mailed: TestService;
  beforeAll(async () => {
    // Invites name the contact; here every unknown recipient was invited by e-mail.
    const { lifecycles } = service.engine;
    const payments = lifecycles['offramp-payment'];
    mailed = await startTestService({
      lifecycles: {
        ...lifecycles,
        'offramp-payment': {
          ...payments,
          facts: {
            ...payments.facts,
            RECIPIENT_RESOLUTION: async (payment, reads, services) => {
              const event = await payments.facts.RECIPIENT_RESOLUTION(payment, reads, services);
              if (event?.type !== 'RECIPIENT_UNKNOWN') return event;
              const [to, { vault }] = ['ana@example.com', services];
              const contact = {
                kind: 'EMAIL',
                index: vault.blindIndex('email', to),
                ciphertext: vault.encrypt(to),
                masked: 'a***@example.com',
              } as const;
              return { ...event, contact } satisfies EventOf<'offramp-payment'>;
            },
          },
        },
      },
    });
  });
  afterAll(() => mailed.stop());

  test('sends link and code there, shows its mask to the sender only, and binds without a phone', async () => {
    const parked = { ...(await park(mailed, '+15550340020')), phone: 'ana@example.com' };
    expect(await claimOf(parked)).toMatchObject({ emailMasked: 'a***@example.com', phoneMasked: null });
    const claimTicket = await ticketOf(mailed, parked);
    const { messages } = await parked.sender.api.listTestMessages({ to: parked.phone }).unwrap();
    expect(messages.map(({ channel, purpose }) => [channel, purpose])).toEqual([
      ['email', 'CLAIM_OTP'],
      ['email', 'CLAIM_LINK'],
    ]);
    const recipient = await mailed.signUp('Has An E-mail');
    expect(await recipient.api.acceptClaim({ claimTicket }).unwrap()).toMatchObject({ status: 'OPEN' });
    expect((await recipient.api.listPhoneAliases({}).unwrap()).phoneAliases).toEqual([]);
    expect((await paymentOf(parked)).recipientTenantId).toBe(recipient.tenantId);
  });
});
