import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List the authorizations of a card */
export const listCardAuthorizations: Handler<'listCardAuthorizations'> = async () =>
  notImplemented('listCardAuthorizations');
