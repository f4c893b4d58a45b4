import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Make an identity */
export const createIdentity: Handler<'createIdentity'> = async () => notImplemented('createIdentity');
