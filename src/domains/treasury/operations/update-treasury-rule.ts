import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Change a rule */
export const updateTreasuryRule: Handler<'updateTreasuryRule'> = async () => notImplemented('updateTreasuryRule');
