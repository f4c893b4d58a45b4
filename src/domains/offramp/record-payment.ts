import type { IntentTerms } from '../../../machines/offramp/offramp-payment.types.ts';
import { tenantOf } from '../../payments/tenancy/tenants.ts';
import { newId } from '../../platform/db/ids.ts';
import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import type { TwoFactorGate } from '../../platform/http/two-factor.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { mayInitiate } from '../approvals/index.ts';
import { activeDestination } from '../destinations/index.ts';
import { judgeTransfer, type PayeeTarget, type TransferRefusal } from '../protection/index.ts';
import { newPayment } from './new-payment.ts';
import { paymentOfReference } from './offramp-payment.store.ts';
import type { Order } from './order.ts';
import type { Payee } from './payees/find-payee.ts';
import { primeRecipient } from './payees/recipient.cross-tenant.ts';
import { parkPayment } from './reviews/park-payment.ts';
import { primeTerms, type SealedEnvelope, storeEnvelope } from './routes/envelope.store.ts';
import type { FundingAvailable } from './rules/funding.ts';
import type { Intake } from './rules/intake.ts';

/** The part of a request that recording a payment needs, on either surface. */
export type Recording = Pick<RequestContext, 'caller' | 'tenantId' | 'now' | 'reads' | 'services'> &
  Pick<UnitTools, 'open' | 'write' | 'aggregate'> & { readonly twoFactor: TwoFactorGate };

/** A request that has passed everything that depends on its surface. */
export interface Accepted {
  readonly order: Order;
  readonly intake: Intake;
  readonly payee: Payee;
  readonly envelope: SealedEnvelope | null;
  /** The sender's balance, in base units. */
  readonly available: bigint;
  /** Null on the off-ramp surface. */
  readonly intent: IntentTerms | null;
  /** The payee as the request names it, which a contact has to name too under protection (D-356). */
  readonly target: () => Promise<PayeeTarget | null>;
}

export type RecordingRefusal =
  | Refusal<'DESTINATION_NOT_ELIGIBLE' | 'AUTHORITY_MISSING' | 'CLIENT_REFERENCE_TAKEN' | 'INSUFFICIENT_FUNDS'>
  | TransferRefusal;

/** Tells whether this tenant may pay by a deposit. It is looked up only if the request asks for one (D-082, D-083). */
export async function fundingAvailable(
  { reads, services, tenantId }: Recording,
  { fundingMode }: Pick<Order, 'fundingMode'>,
): Promise<FundingAvailable> {
  const tron = services.config.fundingPartnerTronMode !== 'off';
  const { settlementToken, depositEscrow } = services.chain.contracts;
  if (fundingMode !== 'ONCHAIN_DEPOSIT' || depositEscrow === undefined) return { onchain: false, tron };
  const tenant = await tenantOf(reads, tenantId);
  return { onchain: tenant?.features.onchainDeposit === true, tron, contracts: [settlementToken, depositEscrow] };
}

/**
 * From the destination on, both surfaces are one (D-078, its fifth to ninth step): the payment is recorded, its money set
 * aside, and it runs until it rests. Refusals record nothing; from the insert on nothing is refused (D-079).
 */
export async function recordPayment(
  request: Recording,
  accepted: Accepted,
): Promise<Aggregate<'offramp-payment'> | RecordingRefusal> {
  const { reads, services, open, write } = request;
  const { order, intake, payee, envelope, available, intent } = accepted;
  const { requestedDestinationId } = order;
  if (requestedDestinationId != null) {
    const eligible = payee.tenantId && (await activeDestination(reads, payee.tenantId, requestedDestinationId));
    if (!eligible) return refuse('DESTINATION_NOT_ELIGIBLE');
  }
  if (!(await mayInitiate(request))) return refuse('AUTHORITY_MISSING', { details: { action: 'payment.create' } });
  const namesake = await holderOfReference(request, order);
  if (namesake !== undefined) return refuse('CLIENT_REFERENCE_TAKEN', { details: { paymentId: namesake.id } });
  const approval = await judgeTransfer(request, {
    amountBaseUnits: intake.amountBaseUnits,
    payee: { target: accepted.target, isOwn: payee.tenantId === request.tenantId, address: null },
  });
  if (approval instanceof Refusal) return approval;
  if (intake.funding.kind === 'balance' && available < intake.amountBaseUnits) {
    return refuse('INSUFFICIENT_FUNDS', {
      details: {
        shortfallBaseUnits: (intake.amountBaseUnits - available).toString(),
        funding: {
          mode: 'INTERNAL_BALANCE',
          availableBaseUnits: available.toString(),
          faucet: services.config.environment === 'sandbox' ? '/v1/faucet/drips' : null,
        },
      },
    });
  }

  const recipientDid = await nameRecipient(request, intake, payee);
  if (envelope !== null) await primeTerms(reads, envelope);
  const context = newPayment(request, order, intake, { recipientDid, envelopeId: envelope?.id ?? null, intent });
  await approval.redeem();
  const payment = await open('offramp-payment', { id: newId('pay'), context });
  if (envelope !== null) write(storeEnvelope(envelope, payment.id));
  return payment;
}

/** The payment that has the reference already, if this one asks to be the only one; of two at once the index decides. */
const holderOfReference = async (
  { reads, tenantId }: Recording,
  { clientReference, clientReferenceUnique }: Order,
): Promise<{ readonly id: string } | undefined> =>
  clientReference != null && clientReferenceUnique === true
    ? paymentOfReference(reads, tenantId, clientReference)
    : undefined;

/** The payid that the payment goes to, if it names one; the facts find what they will read of it in memory. */
async function nameRecipient(request: Recording, { phone }: Intake, payee: Payee): Promise<string | null> {
  const { tenantId, did, contact } = payee;
  if (contact !== null) return parkPayment(request, { ...payee, contact });
  // A phone is resolved by the facts; every other reference has been reduced to its tenant.
  if (phone === null && tenantId !== null) {
    await primeRecipient(request.reads, { phoneIndex: null, recipientDid: did }, { tenantId });
  }
  return did;
}
