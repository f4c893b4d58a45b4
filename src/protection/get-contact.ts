import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a saved payee */
export const getContact: Handler<'getContact'> = async () => notImplemented('getContact');
