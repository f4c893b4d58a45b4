import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Change the limits of a card */
export const setCardLimits: Handler<'setCardLimits'> = async () => notImplemented('setCardLimits');
