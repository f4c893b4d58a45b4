import { deriveSecret } from '../../../src/platform/crypto/index.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { signed as signedWebhook } from '../../payments/providers/vendor/webhook-sender.ts';
import type { Mutations } from '../../platform/audit/mutation.ts';
import { deposited, payment, quoted, submitted } from './audited.ts';

const WEBHOOK_SECRET = deriveSecret('service-sandbox', 'PROVIDER_WEBHOOK_SECRET_INTERNAL');

export const mutations: Mutations = {
  cancelOfframpPayment: { ask: async (world) => ({ id: await payment(world) }), action: 'offramp_payment.canceled' },
  receiveProviderWebhook: {
    ask: async (world) => {
      const { providerRef } = await submitted(world);
      const body = { eventId: newId('evt'), providerRef, status: 'PENDING', occurredAt: new Date().toISOString() };
      return { id: 'internal', body, headers: signedWebhook(WEBHOOK_SECRET, JSON.stringify(body)) };
    },
    action: null,
  },
  confirmOfframpPayment: {
    ask: async (world) => ({ id: (await quoted(world, 'selected')).id, as: world.harbor }),
    action: 'offramp_payment.confirmed',
  },
  createOfframpPayment: {
    ask: (world) => ({ body: { phone: world.harbor.phone, amountUsd: '1.00' } }),
    action: 'offramp_payment.created',
  },
  depositOfframpPayment: {
    ask: async (world) => ({ id: await deposited(world), body: { amountMinor: '25000000' } }),
    action: 'offramp_payment.deposit_confirmed',
  },
  selectOfframpPaymentRoute: {
    ask: async (world) => {
      const { id, routeQuoteId } = await quoted(world, 'quoted');
      return { id, body: { routeQuoteId }, as: world.harbor };
    },
    action: null,
  },
};
