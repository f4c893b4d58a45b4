import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Create a card at the card provider */
export const createProviderCard: Handler<'createProviderCard'> = async () => notImplemented('createProviderCard');
