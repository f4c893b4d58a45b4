import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Revoke an authority grant */
export const revokeAuthority: Handler<'revokeAuthority'> = async () => notImplemented('revokeAuthority');
