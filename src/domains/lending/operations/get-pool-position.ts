import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read the position in a pool */
export const getPoolPosition: Handler<'getPoolPosition'> = async () => notImplemented('getPoolPosition');
