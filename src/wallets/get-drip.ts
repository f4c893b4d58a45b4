import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a drip */
export const getDrip: Handler<'getDrip'> = async () => notImplemented('getDrip');
