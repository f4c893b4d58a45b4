import { newId } from '../../platform/db/ids.ts';
import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import type { TwoFactorGate } from '../../platform/http/two-factor.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { audit } from '../../platform/lifecycle/writes.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { type Protection, protectionOf, savedPayee } from './protection.store.ts';
import { CHALLENGE_TTL_MS } from './rules/factor-rules.ts';
import { shownTarget, targetIndexOf } from './rules/payee-target.ts';
import { refuseRedemption } from './rules/redemption.ts';
import { needsApproval, type PayeeRefusal, refusePayee, type Transfer } from './rules/transfer.ts';
import { presentBound } from './twofa-challenge.present.ts';

/** The part of a protected request that the gate needs (x-two-factor). */
export type Gated = Pick<RequestContext, 'caller' | 'tenantId' | 'now' | 'reads' | 'services'> &
  Pick<UnitTools, 'open' | 'write' | 'aggregate'> & { readonly twoFactor: TwoFactorGate };

export type ApprovalRefusal = Refusal<
  | 'TWOFA_AGENT_NOT_PERMITTED'
  | 'TWOFA_NOT_ENROLLED'
  | 'TWOFA_REQUIRED'
  | 'TWOFA_BINDING_MISMATCH'
  | 'TWOFA_CHALLENGE_NOT_REDEEMABLE'
>;

export type TransferRefusal = PayeeRefusal | ApprovalRefusal;

/** A request that may go on. Whoever succeeds has to say so, as the last thing before what it does. */
export interface Approval {
  /** Redeems the challenge, if there is one, in the very transaction of what it approved (D-346). */
  redeem(): Promise<void>;
}

/** The subject of an approval; null amount and destination for a change of settings. */
export interface Subject {
  readonly amountBaseUnits: bigint | null;
  readonly destinationAddress: string | null;
  readonly destinationLabel: string | null;
}

/** A change of settings and a further factor have neither amount nor destination (D-341, D-478, D-506). */
export const SETTINGS: Subject = { amountBaseUnits: null, destinationAddress: null, destinationLabel: null };

/**
 * Judges a transfer before anything is recorded (D-171, D-343): its payee for every amount, its approval from the threshold
 * on. A challenge that was sent along is judged whatever protection asks for by now: what it paid once it never pays twice.
 */
export async function judgeTransfer(request: Gated, transfer: Transfer): Promise<Approval | TransferRefusal> {
  const { reads, tenantId, services, now, twoFactor } = request;
  const protection = await protectionOf(request);
  if (protection === undefined && twoFactor.challengeId === undefined) return approvedBy(request, undefined);
  const { isOwn, address } = transfer.payee;
  const target = await transfer.payee.target();
  const targetIndex = target && targetIndexOf(services.vault, target);
  const saved = await savedPayee(reads, tenantId, { targetIndex, address }, protection?.coolingOffSeconds ?? 0);
  const refusal = protection && refusePayee({ ...saved, isOwn }, now);
  if (refusal !== undefined) return refusal;
  const { shown = target && shownTarget(target, services.links.didWebHost) } = transfer.payee;
  const subject = {
    // A call, and an ether, have no amount in USD.
    amountBaseUnits: transfer.amountBaseUnits ?? 0n,
    destinationAddress: shown,
    destinationLabel: labelOf(saved.label ?? shown, transfer) ?? saved.label,
  };
  return judgeApproval(request, protection && needsApproval(protection, transfer) ? protection : undefined, subject);
}

/** The text that the member approves names what a payment carries beside its amount (D-508). */
const labelOf = (payee: string | null, { carries }: Transfer): string | undefined =>
  carries === undefined ? undefined : `${payee ?? ''} (${carries})`.trim();

/** A use without a payee that a contact could hold: a deposit, a loan, a card, a destination. */
export interface ProtectedUse {
  /** Base units of USD; null for what needs approval whatever the threshold. */
  readonly amountBaseUnits: bigint | null;
  readonly destinationAddress: string;
  readonly destinationLabel: string | null;
}

/** Judges what moves money out, lets somebody else draw it, or names where it goes (D-505, D-506). */
export async function judgeUse(request: Gated, use: ProtectedUse): Promise<Approval | ApprovalRefusal> {
  const protection = await protectionOf(request);
  const required = protection && needsApproval(protection, use) ? protection : undefined;
  return judgeApproval(request, required, { ...use, amountBaseUnits: use.amountBaseUnits ?? 0n });
}

/**
 * Judges what grants rights, or lets somebody draw money, after the handler has decided it (D-519). Protection asks for an
 * approval of every such request, whatever its threshold is. To a challenge nothing of the decision is added.
 */
export async function judgeRights(request: Gated & { discard(): void }): Promise<ApprovalRefusal | undefined> {
  const protection = await protectionOf(request);
  if (protection !== undefined && request.twoFactor.challengeId === undefined) request.discard();
  const approval = await judgeApproval(request, protection, SETTINGS);
  if (approval instanceof Refusal) return approval;
  await approval.redeem();
  return undefined;
}

/**
 * Passes the gate for an operation that moves no money out of the tenant's hands, such as a ramp towards it, or to a
 * place that needs no approval.
 */
export const isNoTransfer = ({ twoFactor }: Pick<Gated, 'twoFactor'>): void => twoFactor.pass();

/** Judges the approval alone (D-341); `required` is undefined where none is needed. */
export async function judgeApproval(
  request: Gated,
  required: Pick<Protection, 'requiredFactors' | 'factors'> | undefined,
  subject: Subject,
): Promise<Approval | ApprovalRefusal> {
  const { caller, aggregate, twoFactor } = request;
  const { challengeId } = twoFactor;
  if (challengeId === undefined && required === undefined) return approvedBy(request, undefined);
  const { memberId } = caller;
  // A key answers no challenge, and holds none (D-344).
  if (caller.kind !== 'member' || memberId === null) return refuse('TWOFA_AGENT_NOT_PERMITTED');
  if (challengeId === undefined && required !== undefined) return challenge(request, memberId, required, subject);
  const presented = await aggregate('twofa-challenge', challengeId ?? '');
  if (presented === undefined) return refuse('TWOFA_CHALLENGE_NOT_REDEEMABLE');
  const { bindingSha256 } = twoFactor;
  const requiredFactors = required?.requiredFactors ?? 1;
  const refused = refuseRedemption(presented, { ...subject, memberId, bindingSha256, requiredFactors });
  return refused ?? approvedBy(request, presented);
}

/** Refuses with a new challenge, which outlives the refusal. */
async function challenge(
  { tenantId, now, open, twoFactor }: Gated,
  memberId: string,
  { requiredFactors, factors }: Pick<Protection, 'requiredFactors' | 'factors'>,
  subject: Subject,
): Promise<ApprovalRefusal> {
  if (factors.length < requiredFactors) return refuse('TWOFA_NOT_ENROLLED');
  const expiresAt = new Date(now.getTime() + CHALLENGE_TTL_MS);
  const { id } = await open('twofa-challenge', {
    id: newId('tfc'),
    context: {
      tenantId,
      memberId,
      operation: twoFactor.operation,
      bindingSha256: twoFactor.bindingSha256,
      ...subject,
      requiredFactors,
      satisfiedFactorIds: [],
      codes: [],
      sends: 0,
      lastSentAt: null,
      wrongAnswers: 0,
      expiresAt,
      satisfiedAt: null,
      redeemedAt: null,
    },
  });
  const details = {
    challengeId: id,
    expiresAt: expiresAt.toISOString(),
    requiredFactors,
    factors: factors.map(({ id, type, hint }) => ({ id, type, hint })),
    ...presentBound({ ...subject, operation: twoFactor.operation }),
  };
  return refuse('TWOFA_REQUIRED', { details, commits: true });
}

const approvedBy = (
  { tenantId, twoFactor, write }: Gated,
  presented: Aggregate<'twofa-challenge'> | undefined,
): Approval => ({
  redeem: async () => {
    if (presented !== undefined) {
      await presented.send('REDEEM', { at: presented.now });
      // What went through, in its own words: an invariant holds it against what was approved.
      write(audit('twofa_challenge.spent', presented.id, tenantId, { bindingSha256: twoFactor.bindingSha256 }));
    }
    twoFactor.pass();
  },
});
