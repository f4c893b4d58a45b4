import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Grant authority to a member */
export const createAuthority: Handler<'createAuthority'> = async () => notImplemented('createAuthority');
