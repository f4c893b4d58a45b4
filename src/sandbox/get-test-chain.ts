import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the controls of the chain */
export const getTestChain: Handler<'getTestChain'> = async () => notImplemented('getTestChain');
