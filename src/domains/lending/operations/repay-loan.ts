import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Repay a loan, in part or whole */
export const repayLoan: Handler<'repayLoan'> = async () => notImplemented('repayLoan');
