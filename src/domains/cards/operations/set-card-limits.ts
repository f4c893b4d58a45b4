import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Change the limits of a card */
export const setCardLimits: Handler<'setCardLimits'> = async () => notImplemented('setCardLimits');
