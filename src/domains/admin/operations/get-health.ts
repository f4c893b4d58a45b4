import type { Handler } from '../../../platform/http/handler.ts';

/** The process runs; nothing is said of what it needs (D-071). */
export const getHealth: Handler<'getHealth'> = async () => ({ status: 'ok' });
