import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Take news from a provider */
export const receiveProviderWebhook: Handler<'receiveProviderWebhook'> = async () =>
  notImplemented('receiveProviderWebhook');
