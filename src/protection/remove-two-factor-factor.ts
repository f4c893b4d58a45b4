import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Remove a two-factor method */
export const removeTwoFactorFactor: Handler<'removeTwoFactorFactor'> = async () =>
  notImplemented('removeTwoFactorFactor');
