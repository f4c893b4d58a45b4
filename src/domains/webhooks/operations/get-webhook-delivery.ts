import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a delivery */
export const getWebhookDelivery: Handler<'getWebhookDelivery'> = async () => notImplemented('getWebhookDelivery');
