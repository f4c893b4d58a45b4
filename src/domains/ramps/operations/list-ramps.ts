import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List ramps */
export const listRamps: Handler<'listRamps'> = async () => notImplemented('listRamps');
