import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List drips */
export const listDrips: Handler<'listDrips'> = async () => notImplemented('listDrips');
