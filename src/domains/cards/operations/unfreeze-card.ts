import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Unfreeze a card */
export const unfreezeCard: Handler<'unfreezeCard'> = async () => notImplemented('unfreezeCard');
