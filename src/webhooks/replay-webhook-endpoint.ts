import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Send past events again */
export const replayWebhookEndpoint: Handler<'replayWebhookEndpoint'> = async () =>
  notImplemented('replayWebhookEndpoint');
