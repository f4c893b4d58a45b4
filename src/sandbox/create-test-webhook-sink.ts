import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Create a webhook sink */
export const createTestWebhookSink: Handler<'createTestWebhookSink'> = async () =>
  notImplemented('createTestWebhookSink');
