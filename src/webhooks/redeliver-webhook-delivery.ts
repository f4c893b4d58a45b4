import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Deliver an event again */
export const redeliverWebhookDelivery: Handler<'redeliverWebhookDelivery'> = async () =>
  notImplemented('redeliverWebhookDelivery');
