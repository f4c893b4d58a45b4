import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Script the answer of a webhook sink */
export const updateTestWebhookSink: Handler<'updateTestWebhookSink'> = async () =>
  notImplemented('updateTestWebhookSink');
