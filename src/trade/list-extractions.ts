import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List extractions */
export const listExtractions: Handler<'listExtractions'> = async () => notImplemented('listExtractions');
