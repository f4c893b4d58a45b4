import {
  type AskTwoFactor,
  type CallOptions,
  type TwoFactorAnswer,
  type TwoFactorClient,
  type TwoFactorPrompt,
  withTwoFactor,
} from '#sdk';
import type { Problem } from '../problem.ts';
import type { Refusal, Sent } from '../sent.ts';

/** A person at the screen who confirms what two-factor protection refuses at first. */
export interface Confirming {
  /** Undefined if the person gives up. */
  ask(operation: string, prompt: TwoFactorPrompt): Promise<TwoFactorAnswer | undefined>;
  /** Says that the challenge cannot be answered any more. True to begin again with a new one. */
  over(operation: string, problem: Problem): Promise<boolean>;
  /** Called when a call that has asked asks nothing any more. */
  done(): void;
}

/** The codes with which a challenge ends, and a new one may begin. */
const OVER: ReadonlySet<string> = new Set([
  'TWOFA_CHALLENGE_EXPIRED',
  'TWOFA_TOO_MANY_ATTEMPTS',
  'TWOFA_CHALLENGE_NOT_REDEEMABLE',
]);

const GIVEN_UP = {
  code: 'TWOFA_REQUIRED',
  message: 'It was not confirmed, and nothing has happened. Send it again to confirm it.',
} as const;

interface ConfirmedCall {
  readonly operation: string;
  readonly client: TwoFactorClient<Refusal>;
  readonly call: (options: CallOptions) => Promise<Sent>;
  readonly confirming: Confirming;
}

/** Makes a call, and asks for its confirmation if it needs one. The call has one idempotency key, however often it is sent. */
export async function confirmedCall({ operation, client, call, confirming }: ConfirmedCall): Promise<Sent> {
  let idempotencyKey: string | undefined;
  let wasAsked = false;
  const keyed = async (options: CallOptions) => {
    const sent = await call({ ...options, ...(idempotencyKey !== undefined && { idempotencyKey }) });
    idempotencyKey ??= sent.idempotencyKey;
    return sent;
  };
  try {
    for (;;) {
      let answer: TwoFactorAnswer | 'unasked' | undefined = 'unasked';
      const ask: AskTwoFactor = async (prompt) => {
        wasAsked = true;
        answer = await confirming.ask(operation, prompt);
        return answer;
      };
      const sent = await withTwoFactor(client, keyed, ask);
      if (sent.error !== undefined && answer === undefined) return { ...sent, error: GIVEN_UP };
      if (sent.error === undefined || !OVER.has(sent.error.code)) return sent;
      const { code, message } = sent.error;
      if (!(await confirming.over(operation, { code, message, requestId: undefined, details: undefined }))) return sent;
    }
  } finally {
    if (wasAsked) confirming.done();
  }
}
