import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Attempt the deliveries that wait */
export const runTestWebhookDeliveries: Handler<'runTestWebhookDeliveries'> = async () =>
  notImplemented('runTestWebhookDeliveries');
