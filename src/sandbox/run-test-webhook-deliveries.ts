import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Attempt the deliveries that wait */
export const runTestWebhookDeliveries: Handler<'runTestWebhookDeliveries'> = async () =>
  notImplemented('runTestWebhookDeliveries');
