import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Send past events again */
export const replayWebhookEndpoint: Handler<'replayWebhookEndpoint'> = async () =>
  notImplemented('replayWebhookEndpoint');
