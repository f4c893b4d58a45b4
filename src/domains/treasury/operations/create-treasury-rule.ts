import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Add a rule */
export const createTreasuryRule: Handler<'createTreasuryRule'> = async () => notImplemented('createTreasuryRule');
