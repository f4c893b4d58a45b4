import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Save a payee */
export const createContact: Handler<'createContact'> = async () => notImplemented('createContact');
