import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Delete a rule */
export const deleteTreasuryRule: Handler<'deleteTreasuryRule'> = async () => notImplemented('deleteTreasuryRule');
