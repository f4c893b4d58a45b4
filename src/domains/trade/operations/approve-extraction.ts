import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Approve the facts into an agreement */
export const approveExtraction: Handler<'approveExtraction'> = async () => notImplemented('approveExtraction');
