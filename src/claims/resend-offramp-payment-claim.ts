import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Send a new claim link */
export const resendOfframpPaymentClaim: Handler<'resendOfframpPaymentClaim'> = async () =>
  notImplemented('resendOfframpPaymentClaim');
