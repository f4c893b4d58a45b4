import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Accept a claim */
export const acceptClaim: Handler<'acceptClaim'> = async () => notImplemented('acceptClaim');
