import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read an agent */
export const getAgent: Handler<'getAgent'> = async () => notImplemented('getAgent');
