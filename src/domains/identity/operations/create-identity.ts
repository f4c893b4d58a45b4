import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Make an identity */
export const createIdentity: Handler<'createIdentity'> = async () => notImplemented('createIdentity');
