import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Propose a transfer between buckets */
export const createTreasurySweep: Handler<'createTreasurySweep'> = async () => notImplemented('createTreasurySweep');
