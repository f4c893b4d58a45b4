import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List eligibility permits */
export const listPermits: Handler<'listPermits'> = async () => notImplemented('listPermits');
