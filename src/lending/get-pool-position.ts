import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the position in a pool */
export const getPoolPosition: Handler<'getPoolPosition'> = async () => notImplemented('getPoolPosition');
