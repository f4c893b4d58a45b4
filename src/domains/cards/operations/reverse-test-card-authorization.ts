import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Give back what a card took */
export const reverseTestCardAuthorization: Handler<'reverseTestCardAuthorization'> = async () =>
  notImplemented('reverseTestCardAuthorization');
