import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read an approval request */
export const getApproval: Handler<'getApproval'> = async () => notImplemented('getApproval');
