// Written by codegen from codegen/emit/sdk/runtime/two-factor.ts: edit that file.

import { bounded, Cut } from './bounded.ts';
import type { CallOptions } from './options.ts';
import type { Result } from './result.ts';

/** A factor that can be used for a challenge. */
export interface TwoFactorOption {
  id: string;
  type: string;
  /** The masked e-mail, phone or signer address. */
  hint: string | null;
}

/** What to approve and the factors to choose from. Show it before you ask for a code. */
export interface TwoFactorPrompt {
  challengeId: string;
  /** ISO 8601. */
  expiresAt: string;
  /** Null for a change of protection settings. */
  amountUsd: string | null;
  destinationAddress: string | null;
  destinationLabel: string | null;
  /** The change that is approved where there is no amount: `protection settings`, or the words of the operation. */
  change: string | null;
  requiredFactors: number;
  satisfiedFactors: number;
  /** Factors that have not been used yet. */
  factors: TwoFactorOption[];
  /** After a wrong code: the number of attempts left. */
  attemptsRemaining?: number;
  /** Sends a code to an EMAIL or SMS factor. Throws a `PaychartError` if that fails. */
  sendCode(factorId: string): Promise<void>;
}

export type TwoFactorAnswer = { factorId: string; code: string } | { factorId: string; signature: string };

/** Asks a person for one code or signature. Return undefined to give up. */
export type AskTwoFactor = (prompt: TwoFactorPrompt) => Promise<TwoFactorAnswer | undefined>;

interface Progress {
  status: string;
  satisfiedFactors: number;
}

/** The two operations that satisfy a challenge. A client with a member's session has them. */
export interface TwoFactorClient<E> {
  sendTwoFactorChallengeCode(params: { id: string; factorId: string }): { unwrap(): Promise<unknown> };
  verifyTwoFactorChallenge(params: { id: string } & TwoFactorAnswer): Promise<Result<Progress, E>>;
}

type Challenge = Omit<TwoFactorPrompt, 'satisfiedFactors' | 'attemptsRemaining' | 'sendCode'>;

/**
 * Makes a call that two-factor protection may refuse. On TWOFA_REQUIRED it calls `ask` until the challenge is satisfied,
 * and then repeats the call. `call` has to send the same parameters each time, with the options that it receives. If
 * `ask` returns undefined or the signal is aborted, the result is the refusal. Errors of `ask` are passed on.
 */
export async function withTwoFactor<T, E extends { code: string }, V extends { code: string }>(
  client: TwoFactorClient<V>,
  call: (options: CallOptions) => Promise<Result<T, E>>,
  ask: AskTwoFactor,
  options: CallOptions = {},
): Promise<Result<T, E | V>> {
  const first = await call(options);
  if (first.ok || first.error.code !== 'TWOFA_REQUIRED') return first;
  const { details } = first.error as unknown as { details: Challenge };
  const answered = await answer(client, details, ask, options.signal);
  if (answered === 'given up') return first;
  if (answered !== 'satisfied') return answered;
  // The approval holds for the very request: the same bytes, under the same key.
  const { idempotencyKey = options.idempotencyKey } = first;
  const headers = { ...options.headers, 'x-service-2fa-challenge': details.challengeId };
  return call({ ...options, headers, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });
}

/** The caller has ended the call while a person was asked. */
function givenUp(cause: unknown): undefined {
  if (!(cause instanceof Cut)) throw cause;
}

async function answer<V extends { code: string }>(
  client: TwoFactorClient<V>,
  { challengeId, factors, ...about }: Challenge,
  ask: AskTwoFactor,
  signal: AbortSignal | undefined,
): Promise<'satisfied' | 'given up' | (Result<never, V> & { ok: false })> {
  const left = new Map(factors.map((factor) => [factor.id, factor]));
  const sendCode = async (factorId: string): Promise<void> => {
    await client.sendTwoFactorChallengeCode({ id: challengeId, factorId }).unwrap();
  };
  let satisfiedFactors = 0;
  let wrong: { attemptsRemaining?: number } = {};
  for (;;) {
    const prompt = { ...about, ...wrong, challengeId, satisfiedFactors, factors: [...left.values()], sendCode };
    const given = await bounded(() => ask(prompt), Number.POSITIVE_INFINITY, signal).catch(givenUp);
    if (given === undefined) return 'given up';
    const result = await client.verifyTwoFactorChallenge({ id: challengeId, ...given });
    if (result.ok) {
      if (result.data.status === 'SATISFIED') return 'satisfied';
      ({ satisfiedFactors } = result.data);
      left.delete(given.factorId);
      wrong = {};
    } else if (result.error.code === 'TWOFA_INVALID_CODE') {
      wrong = (result.error as { details?: typeof wrong }).details ?? {};
    } else {
      return result;
    }
  }
}
