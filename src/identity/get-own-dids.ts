import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the own DIDs */
export const getOwnDids: Handler<'getOwnDids'> = async () => notImplemented('getOwnDids');
