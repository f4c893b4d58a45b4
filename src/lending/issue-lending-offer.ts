import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Issue the loan of an accepted offer */
export const issueLendingOffer: Handler<'issueLendingOffer'> = async () => notImplemented('issueLendingOffer');
