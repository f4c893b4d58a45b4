import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Accept a lending offer */
export const acceptLendingOffer: Handler<'acceptLendingOffer'> = async () => notImplemented('acceptLendingOffer');
