import type { OfframpPaymentContext } from '../../machines/offramp/offramp-payment.types.ts';
import { tenantOf } from '../accounts/index.ts';
import { maskPhone } from '../crypto/index.ts';
import { newId } from '../db/ids.ts';
import { activeDestination } from '../destinations/index.ts';
import type { Handler, Request } from '../http/handler.ts';
import { availableBalance } from './balance.store.ts';
import { type ContractsAsked, checkEnvelope } from './check-envelope.ts';
import { newDealId } from './deal-id.ts';
import { knowTerms, storeEnvelope } from './envelope.store.ts';
import { findPayee, type Payee, type PayeeRefusal } from './find-payee.ts';
import { presentCreated, presentQuote } from './offramp-payment.present.ts';
import { parkPayment } from './park-payment.ts';
import { knowRecipient } from './recipient.lookup.ts';
import type { Funding, FundingAvailable } from './rules/funding.ts';
import { type Intake, type IntakeRefusal, readIntake } from './rules/intake.ts';
import { sourceChain } from './source-chain.ts';
import { partnerAddress, TRON } from './tron-partner.ts';

type Create = Request<'createOfframpPayment'>;

/** Roles that initiate without a grant and without personal limits (D-199). */
const INITIATORS = new Set(['OWNER', 'ADMIN', 'FINANCE']);

/** The ledger's asset of an internal balance. */
const ASSET = 'USDC';

/**
 * Records the payment, sets the money of a balance aside, and runs it until it rests, all before the answer (A 4.1, D-078). Refusals
 * record nothing; from the insert on it is 201, whatever status results (D-079).
 */
export const createOfframpPayment: Handler<'createOfframpPayment'> = (request) => create(request, undefined);

/** Begins again where contracts had to be asked about an envelope: what was found before may have changed meanwhile. */
async function create(request: Create, asked: ContractsAsked | undefined): ReturnType<Handler<'createOfframpPayment'>> {
  const { body, caller, tenantId, reads, services, open, write, fail } = request;
  const { config } = services;
  const intake = readIntake(body, sourceChain(config), config.didWebHost, await fundingAvailable(request));
  if ('code' in intake) return refuseIntake(request, intake);

  const phoneIndex = intake.phone === null ? null : services.vault.blindIndex('phone', intake.phone);
  const [payee, available] = await Promise.all([
    findPayee(request, intake, phoneIndex),
    availableBalance(reads, tenantId, ASSET),
  ]);
  if ('refused' in payee && payee.refused === 'INVITE_NOT_APPLICABLE') {
    return fail('VALIDATION_FAILED', { errors: [notForThisHandle] });
  }
  const envelope = await checkEnvelope(request, intake, payee.did, asked);
  if (envelope !== null && typeof envelope === 'object' && 'ask' in envelope) {
    return create(request, await request.ahead(envelope.ask));
  }
  if (envelope === 'CHAIN_UNAVAILABLE') return fail('CHAIN_UNAVAILABLE');
  if (typeof envelope === 'string') return fail('ENVELOPE_INVALID', { reason: envelope });
  if ('refused' in payee) return fail(payee.refused as Exclude<PayeeRefusal['refused'], 'INVITE_NOT_APPLICABLE'>);

  const { requestedDestinationId } = body;
  if (requestedDestinationId != null) {
    const eligible = payee.tenantId && (await activeDestination(reads, payee.tenantId, requestedDestinationId));
    if (!eligible) return fail('DESTINATION_NOT_ELIGIBLE');
  }
  if (caller.role === null || !INITIATORS.has(caller.role)) return fail('AUTHORITY_MISSING');
  if (intake.funding.kind === 'balance' && available < intake.amountBaseUnits) {
    return fail('INSUFFICIENT_FUNDS', {
      shortfallBaseUnits: (intake.amountBaseUnits - available).toString(),
      funding: {
        mode: 'INTERNAL_BALANCE',
        availableBaseUnits: available.toString(),
        faucet: config.environment === 'sandbox' ? '/v1/faucet/drips' : null,
      },
    });
  }

  const recipientDid = await nameRecipient(request, payee);
  if (envelope !== null) await knowTerms(reads, envelope);
  const context = contextOf(request, intake, { recipientDid, envelopeId: envelope?.id ?? null });
  const payment = await open('offramp-payment', { id: newId('pay'), context });
  if (envelope !== null) write(storeEnvelope(envelope, payment.id));
  const quotes = request.written('route_quotes').map((quote) => presentQuote(quote as never, payment, payment.now));
  return presentCreated(payment, tenantId, quotes);
}

/** Whether this tenant may pay by a deposit, looked up for those who ask for one (D-082, D-083). */
async function fundingAvailable({ body, reads, services, tenantId }: Create): Promise<FundingAvailable> {
  const tron = services.config.fundingPartnerTronMode !== 'off';
  const hasEscrow = services.chain.contracts.depositEscrow !== undefined;
  if (body.fundingMode !== 'ONCHAIN_DEPOSIT' || !hasEscrow) return { onchain: false, tron };
  const tenant = await tenantOf(reads, tenantId);
  return { onchain: tenant?.features.onchainDeposit === true, tron };
}

/** Refusals of the body alone, before anything is looked up (D-078, its second step). */
function refuseIntake({ fail }: Create, refusal: IntakeRefusal) {
  switch (refusal.code) {
    case 'VALIDATION_FAILED': {
      const { path, message } = refusal;
      return fail('VALIDATION_FAILED', { errors: [{ path, message, rule: 'inapplicable' }] });
    }
    case 'INVALID_PHONE': {
      const { path, message } = refusal;
      return fail('INVALID_PHONE', { errors: [{ path, message, rule: 'phone' }] });
    }
    case 'FUNDING_MODE_NOT_AVAILABLE':
      return fail('FUNDING_MODE_NOT_AVAILABLE', refusal.details);
    case 'ENVELOPE_INVALID':
      return fail('ENVELOPE_INVALID', refusal.details);
    default:
      return fail(refusal.code);
  }
}

const notForThisHandle = { path: '/body/invite', message: 'is for handles that nobody holds', rule: 'inapplicable' };

/** The payid that the payment goes to, null for a phone; what the facts will ask of it is known from here on. */
async function nameRecipient(request: Create, payee: Payee): Promise<string | null> {
  const { tenantId, did, contact } = payee;
  if (contact !== null) return parkPayment(request, { ...payee, contact });
  if (did !== null && tenantId !== null) {
    await knowRecipient(request.reads, { phoneIndex: null, recipientDid: did }, { tenantId });
  }
  return did;
}

function contextOf(
  { body, caller, tenantId, services }: Create,
  { phone, amountBaseUnits, funding }: Intake,
  { recipientDid, envelopeId }: { recipientDid: string | null; envelopeId: string | null },
): OfframpPaymentContext {
  const { vault } = services;
  return {
    senderTenantId: tenantId,
    initiatorMemberId: caller.memberId ?? '',
    phoneCiphertext: phone === null ? null : vault.encrypt(phone),
    phoneIndex: phone === null ? null : vault.blindIndex('phone', phone),
    phoneMasked: phone === null ? null : maskPhone(phone),
    recipientDid,
    envelopeId,
    recipientTenantId: null,
    claimId: null,
    claimExpiresAt: null,
    claimGraceEndsAt: null,
    ...fundedBy(funding, services),
    asset: ASSET,
    amountBaseUnits,
    custody: 'none',
    requestedDestinationId: body.requestedDestinationId ?? null,
    quoteSetVersion: 0,
    selectedRouteQuoteId: null,
    selectedQuoteExpiresAt: null,
    destinationId: null,
    holdReasons: [],
    failureReason: null,
    speedPreference: body.speedPreference ?? null,
    maximumFeeMinor: body.maximumFeeMinor == null ? null : BigInt(body.maximumFeeMinor),
    allowedRails: body.allowedRails ?? null,
    memo: body.memo ?? null,
    approvalRequestId: null,
    firstLegalName: null,
    clearedReviews: [],
    openedReviews: [],
    provider: null,
    liquidityCurrency: null,
    liquidityMinor: null,
    liquidityOverridden: false,
    providerFeeBaseUnits: null,
    networkFeeBaseUnits: null,
    proceedsBaseUnits: null,
    deliveredAt: null,
    canceledAt: null,
    refundedAt: null,
  };
}

function fundedBy(funding: Funding, services: Create['services']) {
  const { chainKey: sourceChainKey, assetId: sourceAssetId } = sourceChain(services.config);
  if (funding.kind === 'balance') {
    const none = { refundAddress: null, dealId: null, escrowAddress: null };
    return { sourceChainKey, sourceAssetId, fundingMode: 'INTERNAL_BALANCE', ...none } as const;
  }
  const { refundAddress } = funding;
  const deal = {
    fundingMode: 'ONCHAIN_DEPOSIT',
    refundAddress,
    dealId: newDealId(),
  } as const;
  if (funding.kind === 'partner') {
    const escrowAddress = partnerAddress(deal.dealId, services);
    return { sourceChainKey: TRON.chainKey, sourceAssetId: TRON.assetId, ...deal, escrowAddress };
  }
  const { depositEscrow: escrowAddress = null } = services.chain.contracts;
  return { sourceChainKey, sourceAssetId, ...deal, escrowAddress };
}
