import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a lending offer */
export const getLendingOffer: Handler<'getLendingOffer'> = async () => notImplemented('getLendingOffer');
