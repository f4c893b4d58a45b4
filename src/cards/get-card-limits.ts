import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the limits of a card */
export const getCardLimits: Handler<'getCardLimits'> = async () => notImplemented('getCardLimits');
