import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Script the chain */
export const setTestChain: Handler<'setTestChain'> = async () => notImplemented('setTestChain');
