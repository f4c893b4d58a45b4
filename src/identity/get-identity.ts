import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read an identity */
export const getIdentity: Handler<'getIdentity'> = async () => notImplemented('getIdentity');
