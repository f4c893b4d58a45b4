import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Change a rule */
export const updateTreasuryRule: Handler<'updateTreasuryRule'> = async () => notImplemented('updateTreasuryRule');
