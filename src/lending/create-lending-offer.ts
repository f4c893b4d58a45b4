import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Offer a loan for a purchase order */
export const createLendingOffer: Handler<'createLendingOffer'> = async () => notImplemented('createLendingOffer');
