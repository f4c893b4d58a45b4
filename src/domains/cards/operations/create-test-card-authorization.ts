import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Use a card */
export const createTestCardAuthorization: Handler<'createTestCardAuthorization'> = async () =>
  notImplemented('createTestCardAuthorization');
