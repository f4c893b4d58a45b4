import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read what a webhook sink received */
export const listTestWebhookSinkRequests: Handler<'listTestWebhookSinkRequests'> = async () =>
  notImplemented('listTestWebhookSinkRequests');
