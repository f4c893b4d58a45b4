import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Suspend an authority grant */
export const suspendAuthority: Handler<'suspendAuthority'> = async () => notImplemented('suspendAuthority');
