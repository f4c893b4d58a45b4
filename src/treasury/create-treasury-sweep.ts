import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Propose a transfer between buckets */
export const createTreasurySweep: Handler<'createTreasurySweep'> = async () => notImplemented('createTreasurySweep');
