import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List the deliveries of an endpoint */
export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async () =>
  notImplemented('listWebhookDeliveries');
