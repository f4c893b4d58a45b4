import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Move money between fiat and a wallet */
export const createRamp: Handler<'createRamp'> = async () => notImplemented('createRamp');
