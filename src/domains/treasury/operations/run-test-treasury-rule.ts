import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Run a treasury rule now */
export const runTestTreasuryRule: Handler<'runTestTreasuryRule'> = async () => notImplemented('runTestTreasuryRule');
