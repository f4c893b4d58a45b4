import type { TwoFactorChallengeRecord } from '../../../generated/contract/schemas.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { UsableFactor } from './protection.store.ts';
import { changeOf } from './rules/approval-text.ts';
import type { ChallengeRecord } from './twofa-challenge.store.ts';

type About = Pick<ChallengeRecord, 'amountBaseUnits' | 'destinationAddress' | 'destinationLabel' | 'operation'>;

/** The bound transaction (D-345). */
export const presentBound = ({ amountBaseUnits, destinationAddress, destinationLabel, operation }: About) => ({
  amountUsd: amountBaseUnits === null ? null : formatUsd(amountBaseUnits),
  destinationAddress,
  destinationLabel,
  change: changeOf({ amountBaseUnits, operation }),
});

/** A challenge whose time is over is EXPIRED, whether its timer has fired yet or not. */
export const statusOfChallenge = (
  { status, expiresAt }: Pick<ChallengeRecord, 'status' | 'expiresAt'>,
  now: Date,
): ChallengeRecord['status'] =>
  (status === 'PENDING' || status === 'SATISFIED') && now >= expiresAt ? 'EXPIRED' : status;

export const presentChallenge = (
  challenge: ChallengeRecord,
  factors: readonly UsableFactor[],
  now: Date,
): TwoFactorChallengeRecord => ({
  challengeId: challenge.id,
  status: statusOfChallenge(challenge, now),
  requiredFactors: challenge.requiredFactors,
  satisfiedFactors: challenge.satisfiedFactorIds.length,
  factors: [...factors],
  ...presentBound(challenge),
  expiresAt: challenge.expiresAt.toISOString(),
});
