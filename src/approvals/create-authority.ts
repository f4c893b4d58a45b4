import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Grant authority to a member */
export const createAuthority: Handler<'createAuthority'> = async () => notImplemented('createAuthority');
