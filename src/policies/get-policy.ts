import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a policy */
export const getPolicy: Handler<'getPolicy'> = async () => notImplemented('getPolicy');
