import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List saved payees */
export const listContacts: Handler<'listContacts'> = async () => notImplemented('listContacts');
