import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Issue a card of a wallet */
export const issueCard: Handler<'issueCard'> = async () => notImplemented('issueCard');
