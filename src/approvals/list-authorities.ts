import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List the authority grants of a member */
export const listAuthorities: Handler<'listAuthorities'> = async () => notImplemented('listAuthorities');
