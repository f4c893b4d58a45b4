import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List loans */
export const listLoans: Handler<'listLoans'> = async () => notImplemented('listLoans');
