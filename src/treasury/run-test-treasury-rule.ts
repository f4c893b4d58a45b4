import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Run a treasury rule now */
export const runTestTreasuryRule: Handler<'runTestTreasuryRule'> = async () => notImplemented('runTestTreasuryRule');
