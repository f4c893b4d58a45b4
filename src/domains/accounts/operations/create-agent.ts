import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Create an agent */
export const createAgent: Handler<'createAgent'> = async () => notImplemented('createAgent');
