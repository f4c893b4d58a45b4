import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List policies */
export const listPolicies: Handler<'listPolicies'> = async () => notImplemented('listPolicies');
