import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Deliver an event again */
export const redeliverWebhookDelivery: Handler<'redeliverWebhookDelivery'> = async () =>
  notImplemented('redeliverWebhookDelivery');
