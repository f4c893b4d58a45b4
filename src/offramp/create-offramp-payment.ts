import type { OfframpPaymentContext } from '../../machines/offramp/offramp-payment.types.ts';
import { maskPhone } from '../crypto/index.ts';
import { newId } from '../db/ids.ts';
import { activeDestination } from '../destinations/index.ts';
import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';
import { availableBalance } from './balance.store.ts';
import { presentCreated, presentQuote } from './offramp-payment.present.ts';
import { resolveRecipient } from './recipient.lookup.ts';
import { type Intake, readIntake } from './rules/intake.ts';
import { sourceChain } from './source-chain.ts';

/** Roles that initiate without a grant and without personal limits (D-199). */
const INITIATORS = new Set(['OWNER', 'ADMIN', 'FINANCE']);

/** The ledger's asset of an internal balance. */
const ASSET = 'USDC';

/**
 * Records the payment, sets its money aside, and runs it until it rests, all before the answer (A 4.1, D-078). Refusals
 * record nothing; from the insert on it is 201, whatever status results (D-079).
 */
export const createOfframpPayment: Handler<'createOfframpPayment'> = async (request) => {
  const { body, caller, tenantId, reads, services, open, fail } = request;
  const chain = sourceChain(services.config);
  const intake = readIntake(body, chain, new URL(services.config.baseUrl).host);
  if ('code' in intake) {
    if (intake.code === 'INVALID_PHONE') {
      return fail(intake.code, { errors: [{ path: intake.path, message: intake.message, rule: 'phone' }] });
    }
    if (intake.code === 'VALIDATION_FAILED') {
      return fail(intake.code, { errors: [{ path: intake.path, message: intake.message, rule: 'inapplicable' }] });
    }
    if (intake.code === 'FUNDING_MODE_NOT_AVAILABLE') return fail(intake.code, intake.details);
    return fail(intake.code);
  }
  if (intake.address?.kind === 'handle') {
    // Without an invite or with an empty one: nobody is named to invite (A 4.1, D-112).
    if (!body.invite?.email && !body.invite?.phone) return fail('INVITE_CONTACT_REQUIRED');
    notImplemented('invites of handles');
  }
  if (body.envelope != null) notImplemented('payment envelopes');

  const context = contextOf(request, intake);
  const [recipientTenantId, available] = await Promise.all([
    resolveRecipient(reads, context),
    availableBalance(reads, tenantId, ASSET),
  ]);
  if (intake.address !== null && recipientTenantId === undefined) return fail('PAYEE_NOT_FOUND');
  const { requestedDestinationId } = context;
  if (requestedDestinationId !== null) {
    const eligible = recipientTenantId && (await activeDestination(reads, recipientTenantId, requestedDestinationId));
    if (!eligible) return fail('DESTINATION_NOT_ELIGIBLE');
  }
  if (caller.role === null || !INITIATORS.has(caller.role)) return fail('AUTHORITY_MISSING');
  if (available < intake.amountBaseUnits) {
    return fail('INSUFFICIENT_FUNDS', {
      shortfallBaseUnits: (intake.amountBaseUnits - available).toString(),
      funding: {
        mode: 'INTERNAL_BALANCE',
        availableBaseUnits: available.toString(),
        faucet: services.config.environment === 'sandbox' ? '/v1/faucet/drips' : null,
      },
    });
  }

  const payment = await open('offramp-payment', { id: newId('pay'), context });
  const quotes = request.written('route_quotes').map((quote) => presentQuote(quote as never, payment, payment.now));
  return presentCreated(payment, tenantId, quotes);
};

function contextOf(
  { body, caller, tenantId, services }: Parameters<Handler<'createOfframpPayment'>>[0],
  { phone, address, amountBaseUnits }: Intake,
): OfframpPaymentContext {
  const { vault, config } = services;
  const chain = sourceChain(config);
  return {
    senderTenantId: tenantId,
    initiatorMemberId: caller.memberId ?? '',
    phoneCiphertext: phone === null ? null : vault.encrypt(phone),
    phoneIndex: phone === null ? null : vault.blindIndex('phone', phone),
    phoneMasked: phone === null ? null : maskPhone(phone),
    recipientDid: address?.kind === 'payid' ? address.did : null,
    envelopeId: null,
    recipientTenantId: null,
    claimId: null,
    claimExpiresAt: null,
    claimGraceEndsAt: null,
    sourceChainKey: chain.chainKey,
    sourceAssetId: chain.assetId,
    asset: ASSET,
    amountBaseUnits,
    fundingMode: 'INTERNAL_BALANCE',
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
    refundAddress: null,
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
