import type { Explainer } from '../../platform/explain/explainer.ts';

export const explain: Explainer<'webhook-delivery'> = {
  // A disabled endpoint takes none, and its delivery does not know that (D-393).
  refusal: (operation) => (operation === 'redeliverWebhookDelivery' ? 'depends' : undefined),
};
