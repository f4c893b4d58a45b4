import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List extractions */
export const listExtractions: Handler<'listExtractions'> = async () => notImplemented('listExtractions');
