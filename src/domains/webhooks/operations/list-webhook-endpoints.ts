import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List webhook endpoints */
export const listWebhookEndpoints: Handler<'listWebhookEndpoints'> = async () => notImplemented('listWebhookEndpoints');
