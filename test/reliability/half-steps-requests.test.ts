import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answered, type Cutting, type Deed, NOBODYS_PHONE, PHONE, startCutting, under } from '../support/half-steps.ts';
import { rounds } from '../support/rounds.ts';

describe('a request that is interrupted anywhere is stored completely or not at all', () => {
  let service: Cutting['service'];
  let acme: Cutting['acme'];
  let harbor: Cutting['harbor'];
  let cutting: Cutting;
  let cuts = 0;

  beforeAll(async () => {
    cutting = await startCutting();
    ({ service, acme, harbor } = cutting);
  });
  afterAll(async () => {
    await service.stop();
    expect(cuts).toBeGreaterThan(rounds(25, 100));
  });

  const everywhere = async <T>(name: string, deed: Deed<T>): Promise<void> => {
    cuts += await cutting.everywhere(name, deed);
  };

  test('creating a routable payment', () =>
    everywhere('create', {
      prepare: async () => under(),
      act: async (options) =>
        answered(await acme.api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }, options)),
    }));

  test('creating a payment that waits as a claim', () =>
    everywhere('create a claim', {
      prepare: async () => under(),
      act: async (options) =>
        answered(await acme.api.createOfframpPayment({ phone: NOBODYS_PHONE, amountUsd: '1.00' }, options)),
    }));

  test('selecting, confirming and cancelling', async () => {
    await everywhere('select', {
      prepare: async () => ({ ...(await cutting.quoted()), options: under() }),
      act: async ({ paymentId: id, quotes, options }) => {
        const routeQuoteId = quotes[0]?.routeId ?? '';
        return answered(await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId }, options));
      },
    });
    await everywhere('confirm', {
      prepare: async () => ({ id: await cutting.selected(), options: under() }),
      act: async ({ id, options }) => answered(await harbor.api.confirmOfframpPayment({ id }, options)),
    });
    await everywhere('cancel', {
      prepare: async () => ({ ...(await cutting.quoted()), options: under() }),
      act: async ({ paymentId: id, options }) => answered(await acme.api.cancelOfframpPayment({ id }, options)),
    });
  });

  test('verifying a phone, the last step of KYB, and declaring a destination', async () => {
    let number = 2000;
    await everywhere('verify a phone alias', {
      prepare: async () => {
        number += 1;
        const phone = `+1555020${number}`;
        const { id } = await harbor.api.createPhoneAlias({ phone }).unwrap();
        await service.runUntilIdle();
        const { messages } = await harbor.api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
        return { id, code: messages[0]?.code ?? '', options: under() };
      },
      act: async ({ id, code, options }) => answered(await harbor.api.verifyPhoneAlias({ id, code }, options)),
    });
    await everywhere('the last step of KYB', {
      prepare: async () => {
        const session = await harbor.api.createVerificationSession({ kind: 'KYB', country: 'US' }).unwrap();
        const { id, requirements } = session;
        for (let step = 1; step < requirements.length; step += 1) {
          await harbor.api.simulateVerificationSession({ id }).unwrap();
        }
        return { id, options: under() };
      },
      act: async ({ id, options }) => answered(await harbor.api.simulateVerificationSession({ id }, options)),
    });
    await everywhere('declare a destination', {
      prepare: async () => ({ email: `${randomUUID()}@harbor.test`, options: under() }),
      act: async ({ email, options }) =>
        answered(await harbor.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }, options)),
    });
  });

  test('advancing the clock, which is interrupted between its two parts', async () => {
    const patient = await service.signUp('Patient Imports');
    await patient.fund('1000.00');
    // A contact of its own: the cuts above have used up the links that one contact gets in an hour.
    const phone = '+15550109998';
    await everywhere('advance the clock', {
      prepare: async () => {
        await patient.api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap();
        // The link of its claim is sent before, so that each advance has the same to do. A job whose connection was cut waits.
        await service.runUntilIdle({ mayFail: true });
        return under();
      },
      act: async (options) => {
        await service.pool
          .owner('outbox_jobs')
          .where({ tenant_id: patient.tenantId })
          .update({ lease_until: null, fires_at: new Date() });
        return answered(await patient.api.advanceTestClock({ advanceSeconds: 15 * 86_400 }, options));
      },
      // The move and the intent are there first; what falls due follows, each step whole: the invariants see to that.
      mayStopAt: () => true,
      // Each move asks for a look at the holds of invoices: that of the repeated one may still wait for its turn.
      asideAfterRepeat: (line) =>
        line.includes('"topic":"invoices.watch"') || line.startsWith('~ outbox_jobs generation'),
    });
  });
});
