import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Freeze a card */
export const freezeCard: Handler<'freezeCard'> = async () => notImplemented('freezeCard');
