import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read what a webhook sink received */
export const listTestWebhookSinkRequests: Handler<'listTestWebhookSinkRequests'> = async () =>
  notImplemented('listTestWebhookSinkRequests');
