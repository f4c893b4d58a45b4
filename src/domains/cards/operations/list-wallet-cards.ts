import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List the cards of a wallet */
export const listWalletCards: Handler<'listWalletCards'> = async () => notImplemented('listWalletCards');
