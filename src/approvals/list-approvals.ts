import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List approval requests */
export const listApprovals: Handler<'listApprovals'> = async () => notImplemented('listApprovals');
