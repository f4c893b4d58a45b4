import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List the authorizations of a card */
export const listCardAuthorizations: Handler<'listCardAuthorizations'> = async () =>
  notImplemented('listCardAuthorizations');
