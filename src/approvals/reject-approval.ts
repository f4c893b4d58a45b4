import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Reject an approval request */
export const rejectApproval: Handler<'rejectApproval'> = async () => notImplemented('rejectApproval');
