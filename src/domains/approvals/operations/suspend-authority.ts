import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Suspend an authority grant */
export const suspendAuthority: Handler<'suspendAuthority'> = async () => notImplemented('suspendAuthority');
