import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Register a webhook endpoint */
export const createWebhookEndpoint: Handler<'createWebhookEndpoint'> = async () =>
  notImplemented('createWebhookEndpoint');
