import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Answer a challenge */
export const verifyTwoFactorChallenge: Handler<'verifyTwoFactorChallenge'> = async () =>
  notImplemented('verifyTwoFactorChallenge');
