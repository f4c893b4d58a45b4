import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read an approval request */
export const getApproval: Handler<'getApproval'> = async () => notImplemented('getApproval');
