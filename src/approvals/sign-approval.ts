import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Vote on an approval request */
export const signApproval: Handler<'signApproval'> = async () => notImplemented('signApproval');
