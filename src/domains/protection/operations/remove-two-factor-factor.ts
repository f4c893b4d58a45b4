import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Remove a two-factor method */
export const removeTwoFactorFactor: Handler<'removeTwoFactorFactor'> = async () =>
  notImplemented('removeTwoFactorFactor');
