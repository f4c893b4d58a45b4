import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a ramp */
export const getRamp: Handler<'getRamp'> = async () => notImplemented('getRamp');
