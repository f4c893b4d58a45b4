import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Move money between fiat and a wallet */
export const createRamp: Handler<'createRamp'> = async () => notImplemented('createRamp');
