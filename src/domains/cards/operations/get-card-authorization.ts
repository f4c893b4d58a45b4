import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read an authorization of a card */
export const getCardAuthorization: Handler<'getCardAuthorization'> = async () => notImplemented('getCardAuthorization');
