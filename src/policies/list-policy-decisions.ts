import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the decision log */
export const listPolicyDecisions: Handler<'listPolicyDecisions'> = async () => notImplemented('listPolicyDecisions');
