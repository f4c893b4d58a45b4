import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Send a test event */
export const testWebhookEndpoint: Handler<'testWebhookEndpoint'> = async () => notImplemented('testWebhookEndpoint');
