import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Open a hand-off link */
export const openVerificationHandoff: Handler<'openVerificationHandoff'> = async () =>
  notImplemented('openVerificationHandoff');
