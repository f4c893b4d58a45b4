import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Let a provider send a webhook */
export const sendTestProviderWebhook: Handler<'sendTestProviderWebhook'> = async () =>
  notImplemented('sendTestProviderWebhook');
