import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Offer a loan for a purchase order */
export const createLendingOffer: Handler<'createLendingOffer'> = async () => notImplemented('createLendingOffer');
