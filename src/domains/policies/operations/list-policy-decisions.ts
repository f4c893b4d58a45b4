import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read the decision log */
export const listPolicyDecisions: Handler<'listPolicyDecisions'> = async () => notImplemented('listPolicyDecisions');
