import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List approval requests */
export const listApprovals: Handler<'listApprovals'> = async () => notImplemented('listApprovals');
