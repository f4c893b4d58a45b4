import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Verify a two-factor method */
export const verifyTwoFactorFactor: Handler<'verifyTwoFactorFactor'> = async () =>
  notImplemented('verifyTwoFactorFactor');
