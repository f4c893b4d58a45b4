import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Register a webhook endpoint */
export const createWebhookEndpoint: Handler<'createWebhookEndpoint'> = async () =>
  notImplemented('createWebhookEndpoint');
