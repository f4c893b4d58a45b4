import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Correct a fact */
export const correctExtraction: Handler<'correctExtraction'> = async () => notImplemented('correctExtraction');
