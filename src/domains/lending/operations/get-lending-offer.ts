import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a lending offer */
export const getLendingOffer: Handler<'getLendingOffer'> = async () => notImplemented('getLendingOffer');
