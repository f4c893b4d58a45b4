import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Freeze a card */
export const freezeCard: Handler<'freezeCard'> = async () => notImplemented('freezeCard');
