import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read an agent */
export const getAgent: Handler<'getAgent'> = async () => notImplemented('getAgent');
