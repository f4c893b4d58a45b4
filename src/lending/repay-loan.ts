import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Repay a loan, in part or whole */
export const repayLoan: Handler<'repayLoan'> = async () => notImplemented('repayLoan');
