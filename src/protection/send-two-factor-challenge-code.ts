import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Send or resend the code of a challenge */
export const sendTwoFactorChallengeCode: Handler<'sendTwoFactorChallengeCode'> = async () =>
  notImplemented('sendTwoFactorChallengeCode');
