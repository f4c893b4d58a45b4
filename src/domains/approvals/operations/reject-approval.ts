import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Reject an approval request */
export const rejectApproval: Handler<'rejectApproval'> = async () => notImplemented('rejectApproval');
