import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a challenge */
export const getTwoFactorChallenge: Handler<'getTwoFactorChallenge'> = async () =>
  notImplemented('getTwoFactorChallenge');
