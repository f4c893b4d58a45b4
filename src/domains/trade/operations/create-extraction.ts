import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Extract the facts of a document */
export const createExtraction: Handler<'createExtraction'> = async () => notImplemented('createExtraction');
