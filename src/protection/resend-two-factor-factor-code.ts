import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Send a new enrollment code */
export const resendTwoFactorFactorCode: Handler<'resendTwoFactorFactorCode'> = async () =>
  notImplemented('resendTwoFactorFactorCode');
