// Reads across tenants: a quote needs facts of the sender and of the recipient, and rates that belong to no tenant.

import { PROVIDER_NAMES, type ProviderName } from '../../../payments/providers/payout-provider.ts';
import { compiledQuery } from '../../../platform/db/compiled-query.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { AggregateView } from '../../../platform/lifecycle/definition.ts';
import type { Services } from '../../../platform/services.ts';
import { type GateQuestion, gateFacts } from '../../approvals/index.ts';
import { destinationFacts } from '../../destinations/index.ts';
import { phoneFacts, recipientCredentials } from '../../identity/handles/index.ts';
import type { DecisionRecord } from '../../policies/index.ts';
import { sourceChain } from '../deposits/source-chain.ts';
import type { EnvelopeLimits } from '../rules/envelopes/limits.ts';
import { checkPolicy } from '../rules/policy-composer.ts';
import type { PolicyFacts, PolicyVerdict, UncheckedFacts } from '../rules/policy-facts.ts';
import type { LiquidityFacts, QuotingInput, RateFacts } from '../rules/quoting-input.ts';
import { parseRail } from '../rules/rails.ts';
import { activeCredential } from '../rules/recipient-gate.ts';
import { type PaymentControls, paymentControls } from '../test-controls.cross-tenant.ts';
import { askAgentPolicy } from './agent-policy.cross-tenant.ts';
import { envelopeLimits } from './envelope.cross-tenant.ts';

type Payment = AggregateView<'offramp-payment'>;

export interface CheckedPolicy {
  readonly verdict: PolicyVerdict;
  /** The recipient's legal name now; null while it is not onboarded (D-118). */
  readonly legalName: string | null;
  /** The decision of the policy of the agent that initiated it; null if no policy was asked. */
  readonly decision: DecisionRecord | null;
}

/**
 * Loads everything that the verdict depends on in one round trip, and composes it (A 2.3, D-116). `quoteSetVersion` is the version that a set made now would have.
 */
export async function checkPayment(payment: Payment, reads: Reads, services: Services): Promise<CheckedPolicy> {
  const { context } = payment;
  const recipientTenantId = context.recipientTenantId;
  if (recipientTenantId === null) throw new Error(`${payment.id} has no recipient to check`);
  const [gates, credentials, phone, destinations, controls, rates, liquidity, envelope, agent] = await Promise.all([
    gateFacts(reads, gateQuestion(payment)),
    recipientCredentials(reads, recipientTenantId),
    context.phoneIndex === null ? null : phoneFacts(reads, recipientTenantId, context.phoneIndex),
    destinationFacts(reads, recipientTenantId),
    paymentControls(reads, context.senderTenantId, {
      phoneIndex: context.phoneIndex,
      did: context.recipientDid,
      tenantId: recipientTenantId,
    }),
    currentRates(reads),
    currentLiquidity(reads),
    envelopeLimits(reads, context.envelopeId),
    askAgentPolicy(payment, reads, services),
  ]);
  const named = [context.requestedDestinationId, context.destinationId];
  const facts: UncheckedFacts = {
    now: payment.now,
    policySubsystemAvailable: controls.policySubsystemAvailable && agent.verdict.kind !== 'unavailable',
    agentPolicyDenies: agent.verdict.kind === 'denied',
    screening: screeningOf(controls, services),
    recipient: { credentials, legalNameAtFirstCheck: context.firstLegalName },
    phone,
    destinations,
    requestedDestinationId: context.requestedDestinationId,
    revokedDestinations: destinations.flatMap(({ id, status, revokedAt }) =>
      named.includes(id) && status === 'REVOKED' && revokedAt !== null ? [{ destinationId: id, revokedAt }] : [],
    ),
    clearedReviews: context.clearedReviews as PolicyFacts['clearedReviews'],
    // A script that says CLEAR takes the finding back, as nothing does in live (D-123).
    openedReviews: context.openedReviews.filter(
      (reason) => reason !== 'TRANSACTION_MONITORING_REVIEW' || controls.screening !== 'CLEAR',
    ) as PolicyFacts['openedReviews'],
    waivedReasons: [],
    gates,
  };
  const verdict = checkPolicy(facts, quotingOf(payment, services, controls, { rates, liquidity, envelope }));
  if (verdict.kind === 'hold' && verdict.cause !== undefined) {
    services.log.warn({ err: verdict.cause, paymentId: payment.id }, 'the policy composer failed closed');
  }
  const legalName = activeCredential(credentials, payment.now)?.legalName ?? null;
  return { verdict, legalName, decision: agent.decision };
}

/** Judges the payment by its organization's rules, on the sender's clock, for every actor (D-198). */
const gateQuestion = ({ id, now, context }: Payment): GateQuestion => ({
  paymentId: id,
  tenantId: context.senderTenantId,
  initiatorMemberId: context.initiatorMemberId,
  now,
  payment: {
    amountBaseUnits: context.amountBaseUnits,
    asset: context.asset,
    assetId: context.sourceAssetId,
    chainKey: context.sourceChainKey,
    requestedDestinationId: context.requestedDestinationId,
  },
});

/** A live deployment asks its screening adapter; without one the gate fails closed (D-123). */
function screeningOf(controls: PaymentControls, { config }: Services): PolicyFacts['screening'] {
  if (controls.screening !== null) return controls.screening;
  return config.environment === 'sandbox' ? 'CLEAR' : 'UNAVAILABLE';
}

function quotingOf(
  { context }: Payment,
  { config, providers }: Services,
  controls: PaymentControls,
  terms: {
    rates: readonly RateFacts[];
    liquidity: readonly LiquidityFacts[];
    envelope: EnvelopeLimits | null;
  },
): Omit<QuotingInput, 'now' | 'destinations' | 'requestedDestinationId'> {
  const facts = PROVIDER_NAMES.map((name) => {
    const available = controls.providers.get(name)?.available ?? true;
    return [name, { mode: providers.mode(name), available }] as const;
  });
  return {
    quoteTtlSeconds: config.quoteTtlSeconds,
    quoteSetVersion: context.quoteSetVersion + 1,
    environmentNetwork: sourceChain(config).network,
    sourceAmountBaseUnits: context.amountBaseUnits,
    sourceAssetId: context.sourceAssetId,
    allowedRails: context.allowedRails?.map(parseRail) ?? null,
    maximumFeeMinor: context.maximumFeeMinor,
    speedPreference: context.speedPreference,
    providers: Object.fromEntries(facts) as QuotingInput['providers'],
    liquidity: overridden(terms.liquidity, controls),
    rates: terms.rates,
    ...(terms.envelope && { envelope: terms.envelope }),
  };
}

/** A tenant's scripted liquidity stands in for the real one of that provider (D-145, D-447). */
function overridden(real: readonly LiquidityFacts[], controls: PaymentControls): readonly LiquidityFacts[] {
  const scripted = [...controls.providers].flatMap(([provider, { liquidityMinor, currency }]) =>
    liquidityMinor === null || currency === null ? [] : [{ provider, currency, availableMinor: liquidityMinor }],
  );
  const stands = ({ provider, currency }: LiquidityFacts): boolean =>
    !scripted.some((script) => script.provider === provider && script.currency === currency);
  return [...real.filter(stands), ...scripted];
}

/** The newest rate of each currency (D-137). */
const newestRates = compiledQuery(() =>
  sql('fx_rates')
    .distinctOn('currency')
    .select('currency', 'rate', 'version')
    .orderBy([{ column: 'currency' }, { column: 'version', order: 'desc' }]),
);

const currentRates = (reads: Reads): Promise<RateFacts[]> => reads.acrossTenants.many<RateFacts>(newestRates({}));

const liquidityOfAll = compiledQuery(() => sql('provider_liquidity').select('provider', 'currency', 'balance_minor'));

async function currentLiquidity(reads: Reads): Promise<LiquidityFacts[]> {
  const rows = await reads.acrossTenants.many<{ provider: ProviderName; currency: string; balanceMinor: bigint }>(
    liquidityOfAll({}),
  );
  return rows.map(({ provider, currency, balanceMinor }) => ({ provider, currency, availableMinor: balanceMinor }));
}
