import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Get a key for a phone wallet */
export const createCardEphemeralKey: Handler<'createCardEphemeralKey'> = async () =>
  notImplemented('createCardEphemeralKey');
