import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List agents */
export const listAgents: Handler<'listAgents'> = async () => notImplemented('listAgents');
