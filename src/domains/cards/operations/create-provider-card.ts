import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Create a card at the card provider */
export const createProviderCard: Handler<'createProviderCard'> = async () => notImplemented('createProviderCard');
