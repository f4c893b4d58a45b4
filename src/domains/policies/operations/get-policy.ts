import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a policy */
export const getPolicy: Handler<'getPolicy'> = async () => notImplemented('getPolicy');
