import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Create an agent */
export const createAgent: Handler<'createAgent'> = async () => notImplemented('createAgent');
