import { phoneOf, type SmallMachine } from '../../model/small-world.ts';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';

export const walk: SmallMachine = {
  machine: 'review-case',
  acts: {
    CREATE: async (world) => {
      const { service, tenant: sender, other } = world;
      await sender.fund('10.00');
      await verifyPhone(service, other, phoneOf(world));
      await onboard(other);
      await addServiceBalance(other);
      await sender.api.setTestScreening({ phone: phoneOf(world), outcome: 'MONITORING' }).unwrap();
      const { paymentId } = await sender.api
        .createOfframpPayment({ phone: phoneOf(world), amountUsd: '1.00' })
        .unwrap();
      await service.runUntilIdle();
      const { reviewCases } = await sender.api.listTestReviewCases({}).unwrap();
      world.paymentId = paymentId;
      world.id = reviewCases[0]?.id ?? '';
    },
    RESOLVE: ({ tenant: sender, id }) =>
      sender.api.resolveTestReviewCase({ id, decision: 'RELEASE', note: 'walked' }).unwrap(),
    CLOSE: async ({ service, tenant: sender, paymentId }) => {
      await sender.api.cancelOfframpPayment({ id: paymentId ?? '' }).unwrap();
      await service.runUntilIdle();
    },
  },
  refusals: {
    RESOLVE: {
      by: 'resolveTestReviewCase',
      ask: ({ tenant: sender, id }) => sender.api.resolveTestReviewCase({ id, decision: 'REJECT', note: 'again' }),
    },
  },
};
