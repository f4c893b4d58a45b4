import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Answer a challenge */
export const verifyTwoFactorChallenge: Handler<'verifyTwoFactorChallenge'> = async () =>
  notImplemented('verifyTwoFactorChallenge');
