import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Delete a webhook endpoint */
export const deleteWebhookEndpoint: Handler<'deleteWebhookEndpoint'> = async () =>
  notImplemented('deleteWebhookEndpoint');
