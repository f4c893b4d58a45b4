import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List ramps */
export const listRamps: Handler<'listRamps'> = async () => notImplemented('listRamps');
