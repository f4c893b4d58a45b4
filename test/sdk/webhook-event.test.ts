import { expectTypeOf, it } from 'vitest';
import type { CardAuthorization, UnifiedPayment, WebhookEvent } from '#sdk';

// Checked by `npm run typecheck`: nothing happens at run time.

it('an event narrows by its type', () => {
  const read = (event: WebhookEvent) => {
    if (event.type === 'payment.delivered') expectTypeOf(event.data.object).toEqualTypeOf<UnifiedPayment>();
    if (event.type === 'card.authorization.declined')
      expectTypeOf(event.data.object).toEqualTypeOf<CardAuthorization>();
  };
  expectTypeOf(read).parameter(0).toEqualTypeOf<WebhookEvent>();
});

it('`Extract` finds the event of a type, and no other', () => {
  type Delivered = Extract<WebhookEvent, { type: 'payment.delivered' }>;
  expectTypeOf<Delivered['data']['object']>().toEqualTypeOf<UnifiedPayment>();
  expectTypeOf<Delivered['type']>().toEqualTypeOf<'payment.delivered'>();
  expectTypeOf<Extract<WebhookEvent, { type: 'payment.lost' }>>().toEqualTypeOf<never>();
});
