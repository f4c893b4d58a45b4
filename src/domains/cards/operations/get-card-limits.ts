import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read the limits of a card */
export const getCardLimits: Handler<'getCardLimits'> = async () => notImplemented('getCardLimits');
