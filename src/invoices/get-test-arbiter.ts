import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the key of the platform arbiter */
export const getTestArbiter: Handler<'getTestArbiter'> = async () => notImplemented('getTestArbiter');
