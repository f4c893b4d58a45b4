import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Open a hand-off link */
export const getVerificationHandoff: Handler<'getVerificationHandoff'> = async () => notImplemented('getVerificationHandoff');
