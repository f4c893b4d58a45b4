import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a card */
export const getCard: Handler<'getCard'> = async () => notImplemented('getCard');
