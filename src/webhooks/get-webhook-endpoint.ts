import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a webhook endpoint */
export const getWebhookEndpoint: Handler<'getWebhookEndpoint'> = async () => notImplemented('getWebhookEndpoint');
