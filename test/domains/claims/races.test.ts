import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sealAll, verifyChain, verifyInvariants } from '../../../src/platform/audit/index.ts';
import { addServiceBalance, onboard } from '../../support/recipient.ts';
import { rounds } from '../../support/rounds.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm } from '../offramp/fixture.ts';
import { claimOf, type Parked, parkMore, post, ticketOf } from './fixture.ts';

const ROUNDS = rounds(3, 30);
const HOUR = 3600;
const DAY = 24 * HOUR;
const VARIABLES = { CLAIM_EXPIRY_DAYS: '1', QUOTE_TTL_SECONDS: '864000' };

let service: TestService;
/** A second service on the same database: nothing in memory is shared. */
let twin: TestService;
let sender: TestTenant;
let recipient: TestTenant;
let phones = 0;

beforeAll(async () => {
  service = await startTestService({ variables: VARIABLES });
  twin = await startTestService({ databaseUrl: service.databaseUrl, variables: VARIABLES });
  sender = await service.signUp('Race Sender');
  recipient = await service.signUp('Race Recipient');
  await sender.fund(`${ROUNDS * 3}.00`);
  await onboard(recipient);
  await addServiceBalance(recipient);
}, 60_000);
afterEach(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await sealAll(service.pool);
  expect(await verifyChain(service.pool)).toMatchObject({ broken: null });
});
afterAll(async () => {
  await twin.stop();
  await service.stop();
});

function nextPhone(): string {
  phones += 1;
  return `+155503${String(30_000 + phones)}`;
}

/** Lets the event loop turn: another start for each round, and no clock in it. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const accept = async (claimTicket: string, after: number): Promise<string> => {
  await turns(after);
  const { status, body } = await post(
    twin,
    '/v1/claims/accept',
    { claimTicket },
    { 'x-service-api-key': recipient.apiKey },
  );
  return status === 200 ? 'accepted' : JSON.parse(body).code;
};

const paymentOf = ({ paymentId }: Parked) => sender.api.getOfframpPayment({ id: paymentId }).unwrap();
const kindsOf = async ({ claimId }: Parked): Promise<string[]> =>
  (await service.pool.owner('claim_events').where({ claim_id: claimId }).orderBy('id')).map(({ kind }) => kind);

/** What both have, wherever it lies: the internal rail has no fee. */
async function everything(): Promise<bigint> {
  const balances = await Promise.all([sender.balances(), recipient.balances()]);
  return balances.flatMap((one) => Object.values(one)).reduce((sum, amount) => sum + amount, 0n);
}

/** Makes a payment's deadline due, whatever the clock says. */
const due = ({ paymentId }: Parked) =>
  service.pool
    .owner('timers')
    .where({ aggregate_id: paymentId })
    .update({ fires_at: new Date(0) });

/** A provider that is still asked is asked at once, until the payment has ended. */
async function finish(parked: Parked): Promise<void> {
  await service.runUntilIdle();
  await eventually('the end of the claim', async () => {
    if ((await claimOf(parked)).status !== 'LOCKED') return true;
    await service.pool
      .owner('outbox_jobs')
      .where({ key: parked.paymentId })
      .update({ fires_at: new Date(0) });
    await service.runUntilIdle();
    return false;
  });
}

/** Runs a race and counts how it ended; money is conserved after each round. */
async function race(round: (index: number) => Promise<string>): Promise<Record<string, number>> {
  const total = await everything();
  const ends: Record<string, number> = {};
  for (let index = 0; index < ROUNDS; index += 1) {
    const end = await round(index);
    ends[end] = (ends[end] ?? 0) + 1;
    await service.runUntilIdle();
    expect(await everything(), `money after round ${index}`).toBe(total);
  }
  if (ROUNDS > 100) console.info(expect.getState().currentTestName, ends);
  return ends;
}

describe('races of a claim have one outcome each', { timeout: 60_000 + ROUNDS * 6000 }, () => {
  test('expiry against accept: locked for the recipient, or back with the sender (R152, R139)', async () => {
    const ends = await race(async (index) => {
      const parked = await parkMore(service, sender, nextPhone(), '1.00');
      const late = index % 3 === 0;
      // By the clock in one round of three, by its timer alone in the others.
      if (late) await sender.api.advanceTestClock({ advanceSeconds: DAY - HOUR / 2 }).unwrap();
      const claimTicket = await ticketOf(service, parked);
      if (!late) await due(parked);
      const expire = async () => {
        if (!late) await turns(index % 4 === 0 ? 0 : (index % 7) * 12);
        return late ? sender.api.advanceTestClock({ advanceSeconds: HOUR / 2 + 60 }) : service.timers.fireDue();
      };
      const [answer] = await Promise.all([accept(claimTicket, late ? (index % 5) * 20 : 0), expire()]);
      const { status } = await claimOf(parked);
      const ended = await kindsOf(parked);
      if (answer === 'accepted') {
        expect([status, (await paymentOf(parked)).status]).toEqual(['LOCKED', 'AWAITING_RECIPIENT_CONFIRMATION']);
        expect(ended).toEqual(['ClaimOpened', 'ClaimLocked']);
      } else {
        expect(['CLAIM_LINK_GONE', 'CLAIM_TICKET_GONE']).toContain(answer);
        await service.runUntilIdle();
        expect([(await claimOf(parked)).status, (await paymentOf(parked)).status]).toEqual(['REFUNDED', 'REFUNDED']);
        expect(await kindsOf(parked)).toEqual(['ClaimOpened', 'ClaimExpired', 'ClaimRefunded']);
      }
      return answer;
    });
    expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(ROUNDS);
  });

  test('grace refund against delivery: released or refunded, never both (R152, R154)', async () => {
    const ends = await race(async (index) => {
      const parked = await parkMore(service, sender, nextPhone(), '1.00');
      expect(await accept(await ticketOf(service, parked), 0)).toBe('accepted');
      await service.runUntilIdle();
      await confirm(recipient, parked.paymentId);
      await due(parked);
      const deliver = async () => {
        await turns((index % 5) * 3);
        await twin.runner.runDue();
        await twin.runner.runDue();
      };
      const refund = async () => {
        await turns((index % 7) * 6);
        await service.timers.fireDue();
      };
      await Promise.all([deliver(), refund()]);
      await finish(parked);
      const [claim, payment] = [await claimOf(parked), await paymentOf(parked)];
      const kinds = await kindsOf(parked);
      if (claim.status === 'RELEASED') {
        expect(payment).toMatchObject({ status: 'DELIVERED', refundedAt: null });
        expect(kinds).toEqual(['ClaimOpened', 'ClaimLocked', 'ClaimReleased']);
      } else {
        expect([claim.status, payment.status, payment.deliveredAt]).toEqual(['REFUNDED', 'REFUNDED', null]);
        expect(kinds).toEqual(['ClaimOpened', 'ClaimLocked', 'ClaimRefunded']);
        expect(await service.pool.owner('provider_attempts').where({ payment_id: parked.paymentId })).toEqual([]);
      }
      return claim.status;
    });
    expect(Object.keys(ends).filter((end) => end !== 'RELEASED' && end !== 'REFUNDED')).toEqual([]);
  });

  test('cancel against claim: the first one wins, and the other is refused (D-104, R137)', async () => {
    const ends = await race(async (index) => {
      const parked = await parkMore(service, sender, nextPhone(), '1.00');
      const claimTicket = await ticketOf(service, parked);
      const cancel = async () => {
        await turns((index % 7) * 12);
        return sender.api.cancelOfframpPayment({ id: parked.paymentId });
      };
      const [answer, canceled] = await Promise.all([accept(claimTicket, (index % 3) * 8), cancel()]);
      const { status } = await claimOf(parked);
      if (canceled.ok) {
        expect([answer, status]).toEqual(['CLAIM_LINK_GONE', 'CANCELED']);
        expect(await kindsOf(parked)).toEqual(['ClaimOpened', 'ClaimCanceled']);
      } else {
        expect([answer, status, canceled.error.code]).toEqual(['accepted', 'LOCKED', 'CANCEL_CONFLICT']);
        expect(await kindsOf(parked)).toEqual(['ClaimOpened', 'ClaimLocked']);
      }
      return status;
    });
    expect(Object.keys(ends).filter((end) => end !== 'CANCELED' && end !== 'LOCKED')).toEqual([]);
  });
});
