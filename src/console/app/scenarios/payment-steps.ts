import type { Step } from './scenario.ts';

/** The last two digits make the provider process the payment until a control says how it ends. */
const AMOUNT = '5.000009';

interface Routes {
  readonly routes: readonly { readonly routeId: string }[];
}

export const pays = (amountUsd: string = AMOUNT): Step => ({
  kind: 'call',
  by: 'payer',
  says: `You pay ${amountUsd} USD to the recipient’s phone number`,
  operation: 'createPayment',
  params: ({ phone }) => ({ recipient: { phoneNumber: phone }, amount: { value: amountUsd, currency: 'USD' } }),
  keep: ({ kept }, answer) => {
    kept.payment = (answer as { readonly id: string }).id;
  },
});

export const waits = (says: string, ...statuses: readonly string[]): Step => ({ kind: 'wait', says, for: statuses });

/** The recipient takes the first route and confirms. */
export const CONFIRMS: readonly Step[] = [
  {
    kind: 'call',
    by: 'recipient',
    says: 'The recipient reads the routes',
    operation: 'getPaymentRoutes',
    params: ({ kept }) => ({ id: kept.payment }),
    keep: ({ kept }, answer) => {
      kept.route = (answer as Routes).routes[0]?.routeId ?? '';
    },
    tells: (_, { kept }) => kept.route || undefined,
  },
  {
    kind: 'call',
    by: 'recipient',
    says: 'It selects the first one',
    operation: 'selectPaymentRoute',
    params: ({ kept }) => ({ id: kept.payment, routeQuoteId: kept.route }),
  },
  {
    kind: 'call',
    by: 'recipient',
    says: 'It confirms',
    operation: 'confirmPayment',
    params: ({ kept }) => ({ id: kept.payment }),
  },
];

/** News from the payout provider about the payment, by a signed webhook. */
export const news = (status: string, says: string, isRepeated = false): Step => ({
  kind: 'call',
  by: 'payer',
  says,
  operation: 'sendTestProviderWebhook',
  params: ({ kept, eventId }) => ({
    provider: 'internal',
    paymentId: kept.payment,
    status,
    ...(isRepeated && { eventId }),
  }),
  tells: (answer) => ((answer as { readonly duplicate: boolean }).duplicate ? 'known already' : 'received'),
});
