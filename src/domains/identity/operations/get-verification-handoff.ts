import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Open a hand-off link */
export const getVerificationHandoff: Handler<'getVerificationHandoff'> = async () =>
  notImplemented('getVerificationHandoff');
