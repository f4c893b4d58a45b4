import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List the authority grants of a member */
export const listAuthorities: Handler<'listAuthorities'> = async () => notImplemented('listAuthorities');
