import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Change an authority grant */
export const updateAuthority: Handler<'updateAuthority'> = async () => notImplemented('updateAuthority');
