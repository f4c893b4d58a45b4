import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Reactivate an authority grant */
export const reactivateAuthority: Handler<'reactivateAuthority'> = async () => notImplemented('reactivateAuthority');
