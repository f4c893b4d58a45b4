import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Issue the loan of an accepted offer */
export const issueLendingOffer: Handler<'issueLendingOffer'> = async () => notImplemented('issueLendingOffer');
