import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a challenge */
export const getTwoFactorChallenge: Handler<'getTwoFactorChallenge'> = async () =>
  notImplemented('getTwoFactorChallenge');
