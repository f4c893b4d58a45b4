import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Send a new enrollment code */
export const resendTwoFactorFactorCode: Handler<'resendTwoFactorFactorCode'> = async () =>
  notImplemented('resendTwoFactorFactorCode');
