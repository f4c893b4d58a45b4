import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Correct a fact */
export const correctExtraction: Handler<'correctExtraction'> = async () => notImplemented('correctExtraction');
