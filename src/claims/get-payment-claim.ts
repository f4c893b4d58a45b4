import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the claim of a unified payment */
export const getPaymentClaim: Handler<'getPaymentClaim'> = async () => notImplemented('getPaymentClaim');
