import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Reactivate an authority grant */
export const reactivateAuthority: Handler<'reactivateAuthority'> = async () => notImplemented('reactivateAuthority');
