import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a sweep */
export const getTreasurySweep: Handler<'getTreasurySweep'> = async () => notImplemented('getTreasurySweep');
