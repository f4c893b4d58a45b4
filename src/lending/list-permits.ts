import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List eligibility permits */
export const listPermits: Handler<'listPermits'> = async () => notImplemented('listPermits');
