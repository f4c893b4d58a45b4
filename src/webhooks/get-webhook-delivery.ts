import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a delivery */
export const getWebhookDelivery: Handler<'getWebhookDelivery'> = async () => notImplemented('getWebhookDelivery');
