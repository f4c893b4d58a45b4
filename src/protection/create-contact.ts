import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Save a payee */
export const createContact: Handler<'createContact'> = async () => notImplemented('createContact');
