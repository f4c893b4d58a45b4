import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Create a webhook sink */
export const createTestWebhookSink: Handler<'createTestWebhookSink'> = async () =>
  notImplemented('createTestWebhookSink');
