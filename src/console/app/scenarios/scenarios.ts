import { APPROVAL } from './approval.ts';
import { ESCROW } from './escrow.ts';
import { CONFIRMS, news, pays, waits } from './payment-steps.ts';
import { WITH_BALANCE, WITH_PAYMENT_APP } from './recipient-steps.ts';
import type { Scenario, Step, World } from './scenario.ts';

const AT_PROVIDER = waits('The payment is with the provider', 'PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING');
const PAYMENT_APP = 'payapp_a';

const liquidity = (liquidityMinor: string, says: string): Step => ({
  kind: 'call',
  by: 'payer',
  says,
  operation: 'setTestProviderControls',
  params: () => ({ provider: PAYMENT_APP, liquidityMinor, currency: 'USD' }),
});

interface Cases {
  readonly reviewCases: readonly { readonly paymentId: string; readonly status: string }[];
}

interface Events {
  readonly events: readonly unknown[];
}

const openPayment = ({ payment }: World['kept']) =>
  payment ? { path: `r/offramp-payment/${payment}`, label: 'Open the payment' } : undefined;

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'late-success',
    title: 'A success after a failure',
    says: 'The provider reports a failure, so the money goes back. Then it reports a success. A person has to decide.',
    hasRecipient: true,
    opens: openPayment,
    steps: [
      ...WITH_BALANCE,
      pays(),
      ...CONFIRMS,
      AT_PROVIDER,
      news('FAILED', 'The provider reports that it failed'),
      waits('The money is returned to you', 'REFUNDED'),
      news('SUCCEEDED', 'The provider reports that it succeeded after all'),
      waits('The payment stays as it is: no money moves twice', 'REFUNDED'),
      {
        kind: 'call',
        by: 'payer',
        says: 'A review case asks a person to decide',
        operation: 'listTestReviewCases',
        params: () => ({ reason: 'PAYOUT_CONTRADICTED', status: 'OPEN' }),
        tells: (answer, { kept }) =>
          (answer as Cases).reviewCases.find(({ paymentId }) => paymentId === kept.payment)?.status,
      },
    ],
  },
  {
    id: 'duplicated-news',
    title: 'The same news three times',
    says: 'The provider sends the webhook of its success three times. The payment is delivered once.',
    hasRecipient: true,
    opens: openPayment,
    steps: [
      ...WITH_BALANCE,
      pays(),
      ...CONFIRMS,
      AT_PROVIDER,
      news('SUCCEEDED', 'The provider reports that it succeeded', true),
      waits('The payment is delivered', 'DELIVERED'),
      news('SUCCEEDED', 'The same webhook comes again', true),
      news('SUCCEEDED', 'And once more', true),
      {
        kind: 'call',
        by: 'payer',
        says: 'Your feed has one event about the delivery',
        operation: 'listEvents',
        params: ({ kept }) => ({ type: 'payment.delivered', resourceId: kept.payment }),
        tells: (answer) => ((answer as Events).events.length === 0 ? undefined : eventsIn(answer as Events)),
      },
    ],
  },
  {
    id: 'no-liquidity',
    title: 'A provider out of liquidity',
    says: 'The only provider that could pay has no money. The payment is held until the provider has some again.',
    hasRecipient: true,
    opens: openPayment,
    steps: [
      ...WITH_PAYMENT_APP,
      liquidity('0', 'The payment app’s provider runs out of money'),
      pays('5.00'),
      waits('The payment is held', 'CREDENTIAL_HOLD'),
      liquidity('1000000', 'The provider has 10,000.00 USD again'),
      waits('The hold ends by itself', 'AWAITING_CONFIRMATION', 'ROUTE_QUOTED', 'ACTION_REQUIRED'),
      ...CONFIRMS,
      waits('The payment is delivered', 'DELIVERED'),
      {
        kind: 'call',
        by: 'payer',
        says: 'The override of the provider is taken back',
        operation: 'clearTestProviderControls',
        params: () => ({ provider: PAYMENT_APP }),
      },
    ],
  },
  APPROVAL,
  ESCROW,
];

const eventsIn = ({ events }: Events): string => (events.length === 1 ? 'one event' : `${events.length} events`);
