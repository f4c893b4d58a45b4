import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Revoke an authority grant */
export const revokeAuthority: Handler<'revokeAuthority'> = async () => notImplemented('revokeAuthority');
