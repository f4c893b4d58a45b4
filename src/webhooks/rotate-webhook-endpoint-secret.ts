import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Replace the signing secret */
export const rotateWebhookEndpointSecret: Handler<'rotateWebhookEndpointSecret'> = async () =>
  notImplemented('rotateWebhookEndpointSecret');
