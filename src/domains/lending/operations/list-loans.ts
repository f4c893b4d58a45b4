import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List loans */
export const listLoans: Handler<'listLoans'> = async () => notImplemented('listLoans');
