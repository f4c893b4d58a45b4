import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List the deliveries of an endpoint */
export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async () =>
  notImplemented('listWebhookDeliveries');
