import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List webhook endpoints */
export const listWebhookEndpoints: Handler<'listWebhookEndpoints'> = async () => notImplemented('listWebhookEndpoints');
