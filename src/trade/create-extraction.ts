import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Extract the facts of a document */
export const createExtraction: Handler<'createExtraction'> = async () => notImplemented('createExtraction');
