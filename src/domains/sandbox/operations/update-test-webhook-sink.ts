import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Script the answer of a webhook sink */
export const updateTestWebhookSink: Handler<'updateTestWebhookSink'> = async () =>
  notImplemented('updateTestWebhookSink');
