import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a webhook endpoint */
export const getWebhookEndpoint: Handler<'getWebhookEndpoint'> = async () => notImplemented('getWebhookEndpoint');
