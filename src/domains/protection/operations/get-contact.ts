import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a saved payee */
export const getContact: Handler<'getContact'> = async () => notImplemented('getContact');
