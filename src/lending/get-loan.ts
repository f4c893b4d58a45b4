import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a loan */
export const getLoan: Handler<'getLoan'> = async () => notImplemented('getLoan');
