import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Send a test event */
export const testWebhookEndpoint: Handler<'testWebhookEndpoint'> = async () => notImplemented('testWebhookEndpoint');
