import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Delete a webhook endpoint */
export const deleteWebhookEndpoint: Handler<'deleteWebhookEndpoint'> = async () =>
  notImplemented('deleteWebhookEndpoint');
