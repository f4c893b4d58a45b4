import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Accept a lending offer */
export const acceptLendingOffer: Handler<'acceptLendingOffer'> = async () => notImplemented('acceptLendingOffer');
