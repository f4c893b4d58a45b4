import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Replace the signing secret */
export const rotateWebhookEndpointSecret: Handler<'rotateWebhookEndpointSecret'> = async () =>
  notImplemented('rotateWebhookEndpointSecret');
