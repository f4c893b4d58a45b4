import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List payments of both generations */
export const listPayments: Handler<'listPayments'> = async () => notImplemented('listPayments');
