import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Delete a rule */
export const deleteTreasuryRule: Handler<'deleteTreasuryRule'> = async () => notImplemented('deleteTreasuryRule');
