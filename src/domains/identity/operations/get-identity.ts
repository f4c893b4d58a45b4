import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read an identity */
export const getIdentity: Handler<'getIdentity'> = async () => notImplemented('getIdentity');
