import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Unfreeze a card */
export const unfreezeCard: Handler<'unfreezeCard'> = async () => notImplemented('unfreezeCard');
