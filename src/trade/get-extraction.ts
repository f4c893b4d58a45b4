import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read an extraction */
export const getExtraction: Handler<'getExtraction'> = async () => notImplemented('getExtraction');
