import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Open a claim link */
export const getClaimLink: Handler<'getClaimLink'> = async () => notImplemented('getClaimLink');
