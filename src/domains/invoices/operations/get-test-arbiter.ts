import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read the key of the platform arbiter */
export const getTestArbiter: Handler<'getTestArbiter'> = async () => notImplemented('getTestArbiter');
