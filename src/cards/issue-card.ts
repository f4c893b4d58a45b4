import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Issue a card of a wallet */
export const issueCard: Handler<'issueCard'> = async () => notImplemented('issueCard');
