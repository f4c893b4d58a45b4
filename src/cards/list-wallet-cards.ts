import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List the cards of a wallet */
export const listWalletCards: Handler<'listWalletCards'> = async () => notImplemented('listWalletCards');
