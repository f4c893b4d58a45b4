import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Give back what a card took */
export const reverseTestCardAuthorization: Handler<'reverseTestCardAuthorization'> = async () =>
  notImplemented('reverseTestCardAuthorization');
