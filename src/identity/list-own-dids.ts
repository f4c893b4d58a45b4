import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the own DIDs */
export const listOwnDids: Handler<'listOwnDids'> = async () => notImplemented('listOwnDids');
