import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Send or resend the code of a challenge */
export const sendTwoFactorChallengeCode: Handler<'sendTwoFactorChallengeCode'> = async () =>
  notImplemented('sendTwoFactorChallengeCode');
