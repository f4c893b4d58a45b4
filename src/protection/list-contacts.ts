import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List saved payees */
export const listContacts: Handler<'listContacts'> = async () => notImplemented('listContacts');
