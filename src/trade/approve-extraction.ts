import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Approve the facts into an agreement */
export const approveExtraction: Handler<'approveExtraction'> = async () => notImplemented('approveExtraction');
