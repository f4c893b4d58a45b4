import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Change an authority grant */
export const updateAuthority: Handler<'updateAuthority'> = async () => notImplemented('updateAuthority');
