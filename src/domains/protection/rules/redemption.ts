import type { TwofaChallengeContext } from '../../../../machines/protection/twofa-challenge.machine.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';

/** The subject of an approval: the change of settings has neither amount nor destination (D-341, D-478). */
export interface Bound {
  readonly amountBaseUnits: bigint | null;
  readonly destinationAddress: string | null;
}

/** A challenge as a replay meets it. */
export interface PresentedChallenge {
  readonly status: string;
  readonly context: Pick<
    TwofaChallengeContext,
    'memberId' | 'bindingSha256' | 'amountBaseUnits' | 'destinationAddress' | 'satisfiedFactorIds' | 'expiresAt'
  >;
  readonly now: Date;
}

export interface Replay extends Bound {
  readonly memberId: string;
  readonly bindingSha256: string;
  /** The number of factors that protection requires now; it may be more than when the challenge began. */
  readonly requiredFactors: number;
}

/**
 * Why a challenge does not let a replay through (D-346): another's is an unknown one; one of another request says so; what
 * is used, over or not satisfied cannot be redeemed. What it would pay is compared too: a handle may lead elsewhere by now.
 */
export function refuseRedemption(
  { status, context, now }: PresentedChallenge,
  replay: Replay,
): Refusal<'TWOFA_BINDING_MISMATCH' | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'> | undefined {
  if (context.memberId !== replay.memberId) return refuse('TWOFA_CHALLENGE_NOT_REDEEMABLE');
  const isSame =
    context.bindingSha256 === replay.bindingSha256 &&
    context.amountBaseUnits === replay.amountBaseUnits &&
    context.destinationAddress === replay.destinationAddress;
  if (!isSame) return refuse('TWOFA_BINDING_MISMATCH');
  const isSatisfied = status === 'SATISFIED' && context.satisfiedFactorIds.length >= replay.requiredFactors;
  return isSatisfied && now < context.expiresAt ? undefined : refuse('TWOFA_CHALLENGE_NOT_REDEEMABLE');
}
