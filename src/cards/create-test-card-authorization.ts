import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Use a card */
export const createTestCardAuthorization: Handler<'createTestCardAuthorization'> = async () =>
  notImplemented('createTestCardAuthorization');
