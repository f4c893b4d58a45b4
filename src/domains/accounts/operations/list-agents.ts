import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List agents */
export const listAgents: Handler<'listAgents'> = async () => notImplemented('listAgents');
