import type {
  ApprovalNeed,
  ClaimContact,
  OfframpPaymentContext,
} from '../../../machines/offramp/offramp-payment.types.ts';
import type { Config } from '../../platform/config/config.ts';
import { sha256Hex } from '../../platform/crypto/index.ts';
import { newId } from '../../platform/db/ids.ts';
import type { EventOf, FactsOf } from '../../platform/lifecycle/definition.ts';
import { world } from '../../platform/world.ts';
import type { ApprovalLane } from '../approvals/index.ts';
import { resolveRecipient } from './payees/recipient.cross-tenant.ts';
import { type CheckedPolicy, checkPayment } from './routes/policy.cross-tenant.ts';
import { heldStatus } from './rules/hold-reasons.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const facts: FactsOf<'offramp-payment'> = {
  CREATED: async () => ({ type: 'RECORDED' }),

  RECIPIENT_RESOLUTION: async ({ id, context, now }, reads, { config }) => {
    const recipient = await resolveRecipient(reads, context);
    const recipientTenantId = recipient?.tenantId;
    if (recipientTenantId !== undefined) return { type: 'RECIPIENT_RESOLVED', recipientTenantId };
    return unclaimed(id, recipient?.contact ?? phoneOf(context), now, config);
  },

  SOURCE_FUNDS_CONFIRMED: async () => ({ type: 'FUNDS_CONFIRMED' }),

  POLICY_CHECK: async (payment, reads, services) => verdictEvent(await checkPayment(payment, reads, services)),

  ROUTE_QUOTED: async () => ({ type: 'QUOTES_READY' }),

  // What lies in the ledger is posted in this very transaction; a deposit waits for its refund on the chain (D-094).
  REFUND_PENDING: async ({ context }) => (context.custody === 'onchain' ? undefined : { type: 'REFUND_POSTED' }),
};

/** The event that a verdict means (A 3.1, D-117). */
function verdictEvent({ verdict, legalName, decision }: CheckedPolicy): EventOf<'offramp-payment'> {
  const decided = decision === null ? {} : { decision: { ...decision } };
  switch (verdict.kind) {
    case 'pass':
      return {
        type: 'POLICY_PASSED',
        quotes: verdict.quotes.map((quote) => ({ ...quote })),
        exclusions: verdict.excluded.map((exclusion) => ({ ...exclusion })),
        legalName,
        ...decided,
      };
    case 'reject':
      return { type: 'POLICY_REJECTED', reason: verdict.reason, ...decided };
    case 'hold': {
      const reasons = [...verdict.reasons];
      return heldStatus(verdict.reasons) === 'COMPLIANCE_HOLD'
        ? { type: 'POLICY_HELD', reasons, legalName, approval: verdict.lane ? needOf(verdict.lane) : null, ...decided }
        : { type: 'SELECTION_REQUIRED', reasons, legalName, ...decided };
    }
  }
}

/** An open request stands until it is decided; without one, one opens under a new id (A 2.8, D-213). */
const needOf = ({ requiredWeight, approvalGroup, open }: ApprovalLane): ApprovalNeed => ({
  requestId: open?.requestId ?? newId('apr'),
  isOpen: open !== null,
  votes: open?.votes ?? 0,
  requiredWeight,
  approvalGroup,
});

/** A claim's identifiers come from the CSPRNG, its metadata hash from its two ids alone (A 2.5, D-184). */
function unclaimed(
  paymentId: string,
  contact: ClaimContact,
  now: Date,
  { claimExpiryDays, claimLockGraceHours }: Pick<Config, 'claimExpiryDays' | 'claimLockGraceHours'>,
): EventOf<'offramp-payment'> {
  const claimId = newId('clm');
  const expiresAt = new Date(now.getTime() + claimExpiryDays * DAY_MS);
  return {
    type: 'RECIPIENT_UNKNOWN',
    claimId,
    expiresAt,
    graceEndsAt: new Date(expiresAt.getTime() + claimLockGraceHours * HOUR_MS),
    opaqueId: `0x${world.randomBytes(32).toString('hex')}`,
    metadataHash: `0x${sha256Hex(`${claimId}:${paymentId}`)}`,
    contact,
  };
}

/** A phone that reaches nobody is itself the contact. */
function phoneOf({ phoneIndex, phoneCiphertext, phoneMasked }: Readonly<OfframpPaymentContext>): ClaimContact {
  if (phoneIndex === null || phoneCiphertext === null || phoneMasked === null) {
    throw new Error('a payment that nobody can claim');
  }
  return { kind: 'PHONE', index: phoneIndex, ciphertext: phoneCiphertext, masked: phoneMasked };
}
