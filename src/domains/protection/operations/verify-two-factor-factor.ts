import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Verify a two-factor method */
export const verifyTwoFactorFactor: Handler<'verifyTwoFactorFactor'> = async () =>
  notImplemented('verifyTwoFactorFactor');
