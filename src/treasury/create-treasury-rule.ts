import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Add a rule */
export const createTreasuryRule: Handler<'createTreasuryRule'> = async () => notImplemented('createTreasuryRule');
