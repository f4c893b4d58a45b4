import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read an authorization of a card */
export const getCardAuthorization: Handler<'getCardAuthorization'> = async () => notImplemented('getCardAuthorization');
