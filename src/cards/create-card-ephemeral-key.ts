import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Get a key for a phone wallet */
export const createCardEphemeralKey: Handler<'createCardEphemeralKey'> = async () =>
  notImplemented('createCardEphemeralKey');
