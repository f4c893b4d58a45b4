import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Change a webhook endpoint */
export const updateWebhookEndpoint: Handler<'updateWebhookEndpoint'> = async () =>
  notImplemented('updateWebhookEndpoint');
