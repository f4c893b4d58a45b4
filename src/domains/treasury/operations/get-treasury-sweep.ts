import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a sweep */
export const getTreasurySweep: Handler<'getTreasurySweep'> = async () => notImplemented('getTreasurySweep');
