import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read an extraction */
export const getExtraction: Handler<'getExtraction'> = async () => notImplemented('getExtraction');
