import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Vote on an approval request */
export const signApproval: Handler<'signApproval'> = async () => notImplemented('signApproval');
