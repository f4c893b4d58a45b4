import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a card */
export const getCard: Handler<'getCard'> = async () => notImplemented('getCard');
