import type { IntentTerms, OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import { ASSET } from '../../payments/ledger/money.ts';
import { maskPhone } from '../../platform/crypto/index.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { newDealId } from './deposits/deal-id.ts';
import { sourceChain } from './deposits/source-chain.ts';
import type { Order } from './order.ts';
import { partnerAddress, TRON } from './providers/tron-partner.ts';
import type { Funding } from './rules/funding.ts';
import type { Intake } from './rules/intake.ts';

/** A payment's row as it begins, before anything has happened to it (A 2.1). */
export function newPayment(
  { caller, tenantId, services }: Pick<RequestContext, 'caller' | 'tenantId' | 'services'>,
  order: Order,
  { phone, amountBaseUnits, funding }: Intake,
  named: { recipientDid: string | null; envelopeId: string | null; intent: IntentTerms | null },
): OfframpPaymentContext {
  const { vault } = services;
  return {
    senderTenantId: tenantId,
    initiatorMemberId: caller.memberId ?? '',
    keyIssuerId: caller.keyIssuerId,
    agentId: caller.agentId,
    phoneCiphertext: phone === null ? null : vault.encrypt(phone),
    phoneIndex: phone === null ? null : vault.blindIndex('phone', phone),
    phoneMasked: phone === null ? null : maskPhone(phone),
    ...named,
    recipientTenantId: null,
    claimId: null,
    claimExpiresAt: null,
    claimGraceEndsAt: null,
    ...fundedBy(funding, services),
    asset: ASSET,
    amountBaseUnits,
    custody: 'none',
    requestedDestinationId: order.requestedDestinationId ?? null,
    quoteSetVersion: 0,
    selectedRouteQuoteId: null,
    selectedQuoteExpiresAt: null,
    destinationId: null,
    holdReasons: [],
    failureReason: null,
    speedPreference: order.speedPreference ?? null,
    maximumFeeMinor: order.maximumFeeMinor == null ? null : BigInt(order.maximumFeeMinor),
    allowedRails: order.allowedRails ? [...order.allowedRails] : null,
    memo: order.memo ?? null,
    clientReference: order.clientReference ?? null,
    clientReferenceUnique: order.clientReference != null && order.clientReferenceUnique === true,
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

/** The 32 bytes of a deal are random: nothing on chain leads to the payment (D-084). */
function fundedBy(funding: Funding, services: Services) {
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
