import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Change a webhook endpoint */
export const updateWebhookEndpoint: Handler<'updateWebhookEndpoint'> = async () =>
  notImplemented('updateWebhookEndpoint');
