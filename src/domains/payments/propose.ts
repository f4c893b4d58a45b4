import { type Address, formatEther } from 'viem';
import type { MultisigPaymentContext } from '../../../machines/payments/multisig-payment.types.ts';
import {
  type ChainBalances,
  ChainUnavailable,
  isChainDown,
  readAccountBalances,
  readSafeNonces,
  type SafeCall,
  safeTransactionHash,
} from '../../payments/chain/index.ts';
import { newId } from '../../platform/db/ids.ts';
import type { Reads } from '../../platform/db/reads.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { countSpending, judgeSpending, refuseInitiator, type Spending } from '../approvals/index.ts';
import { askPolicyOfAgent, countSpent, type Ruling, recordDecision } from '../policies/index.ts';
import {
  type Approval,
  type Gated,
  judgeTransfer,
  type Transfer,
  type TransferPayee,
  type TransferRefusal,
} from '../protection/index.ts';
import type { WalletRecord } from '../wallets/index.ts';
import { nextFreeNonce } from './multisig-payment.store.ts';
import { type CallSpend, spendOfCall } from './rules/spend-of-call.ts';
import { askSpendPolicy } from './spend-policy.ts';

/** A payment that a deployed wallet is to make: where it goes, and the call that it is. */
export interface Plan
  extends Pick<MultisigPaymentContext, 'origin' | 'originId' | 'asset' | 'amountBaseUnits' | 'memo'>,
    DestinationColumns {
  readonly wallet: WalletRecord;
  readonly call: Omit<SafeCall, 'nonce'>;
  /** The part of the asset that is promised to others; zero by default. */
  readonly reservedBaseUnits?: bigint;
}

export type DestinationColumns = Pick<
  MultisigPaymentContext,
  | 'destinationType'
  | 'destinationHandle'
  | 'destinationEmailCiphertext'
  | 'destinationEmailMasked'
  | 'destinationAddress'
>;

/** The reason for which a valid plan cannot be proposed. */
export type ProposalRefusal = SeenRefusal | Refusal<'CHAIN_UNAVAILABLE'>;

/** The same where the chain has answered. */
type SeenRefusal = Refusal<
  'AUTHORITY_MISSING' | 'APPROVAL_REQUIRED' | 'POLICY_DENIED' | 'POLICY_UNAVAILABLE' | 'INSUFFICIENT_FUNDS'
>;

/** The tools of a proposal, in a request or in a worker: a rule has no member. */
export interface ProposalTools
  extends Pick<RequestContext, 'tenantId' | 'now' | 'services'>,
    Pick<UnitTools, 'open' | 'write'> {
  readonly caller: Pick<Caller, 'memberId'> & Partial<Pick<Caller, 'agentId' | 'role'>>;
  readonly reads: Reads;
}

/** The tools of a proposal in a request: it asks the chain outside its transaction. */
type Tools = ProposalTools & Pick<UnitTools, 'outsideTransaction'>;

/** A proposal that moves money out of the tenant's hands: two-factor protection judges it (D-342). */
export interface TransferPlan extends Plan {
  readonly payee: TransferPayee;
}

/**
 * Proposes what `plan` says, or hands its refusal back (D-172). It is asked twice, before the chain is and under the locks
 * that hold to the commit: what was found may be gone by then.
 */
export const propose = <F extends Refusal>(
  tools: Tools,
  plan: () => Promise<Plan | F>,
): Promise<Aggregate<'multisig-payment'> | ProposalRefusal | F> =>
  proposeOnce<Plan, F, never>(tools, plan, async () => UNJUDGED);

/** The same where the payee is to be a saved one, and the member to approve it by two factors (D-343). */
export const proposeTransfer = <F extends Refusal>(
  tools: Tools & Gated,
  plan: () => Promise<TransferPlan | F>,
): Promise<Aggregate<'multisig-payment'> | ProposalRefusal | TransferRefusal | F> => {
  const judge = (planned: TransferPlan) => judgeTransfer(tools, transferOf(planned, spendOf(tools, planned)));
  return proposeOnce<TransferPlan, F, TransferRefusal>(tools, plan, judge);
};

const isPlan = <P extends Plan, F extends Refusal>(planned: P | F): planned is P => 'wallet' in planned;

const UNJUDGED: Approval = { redeem: async () => undefined };

async function proposeOnce<P extends Plan, F extends Refusal, J extends Refusal>(
  tools: Tools,
  plan: () => Promise<P | F>,
  judge: (plan: P) => Promise<Approval | J>,
): Promise<Aggregate<'multisig-payment'> | ProposalRefusal | F | J> {
  const seen = await askChain<P, F, J>(tools, plan, judge);
  if ('refusal' in seen) return seen.refusal;
  const planned = await plan();
  if (!isPlan<P, F>(planned)) return planned;
  const approval = await judge(planned);
  if (approval instanceof Refusal) return approval;
  // In one message.
  const [rulings, isDown] = await Promise.all([askAbout(tools, planned), isChainDown(tools.reads, tools.tenantId)]);
  const refused = refusalByPolicy(tools, rulings);
  if (refused) return refused;
  if (isDown) return refuse('CHAIN_UNAVAILABLE');
  const { nonce, balances } = seen;
  const proposed = await proposeRuled(tools, planned, { nonce, heldBaseUnits: balances[planned.asset] }, rulings);
  // A refusal may commit: what approved nothing is not used up.
  if (!(proposed instanceof Refusal)) await approval.redeem();
  return proposed;
}

/** Tells whether the plan would be proposed by the database's state, and what the chain says of its wallet. */
async function askChain<P extends Plan, F extends Refusal, J extends Refusal>(
  tools: Tools,
  plan: () => Promise<P | F>,
  judge: (plan: P) => Promise<Approval | J>,
): Promise<SafeSnapshot | { readonly refusal: ProposalRefusal | F | J }> {
  const before = await plan();
  if (!isPlan<P, F>(before)) return { refusal: before };
  const missing = isSpending(before) ? await refuseInitiator(tools) : undefined;
  if (missing !== undefined) return { refusal: missing };
  const asked = await judge(before);
  if (asked instanceof Refusal) return { refusal: asked };
  // In one message. What it allows now is not recorded: it is asked again.
  const [early, isDown] = await Promise.all([askAbout(tools, before), isChainDown(tools.reads, tools.tenantId)]);
  const refused = refusalByPolicy(tools, early);
  if (refused) return { refusal: refused };
  if (isDown) return { refusal: refuse('CHAIN_UNAVAILABLE') };
  const safe = before.wallet.address as Address;
  const seen = await tools.outsideTransaction(() => readSafe(tools.services, safe));
  return seen ?? { refusal: refuse('CHAIN_UNAVAILABLE') };
}

/** The chain's state of a wallet, read before the transaction that decides. */
export interface SeenWallet {
  /** The nonce of its Safe's next transaction. */
  readonly nonce: bigint;
  /** The balance of the asset that is to be paid. */
  readonly heldBaseUnits: bigint;
}

/** The half that decides: what it takes from the chain has been read already. */
export async function proposeAsSeen(
  tools: ProposalTools,
  plan: Plan,
  seen: SeenWallet,
): Promise<Aggregate<'multisig-payment'> | SeenRefusal> {
  const rulings = await askAbout(tools, plan);
  return refusalByPolicy(tools, rulings) ?? proposeRuled(tools, plan, seen, rulings);
}

async function proposeRuled(
  tools: ProposalTools,
  plan: Plan,
  seen: SeenWallet,
  rulings: readonly Ruling[],
): Promise<Aggregate<'multisig-payment'> | Refusal<'AUTHORITY_MISSING' | 'APPROVAL_REQUIRED' | 'INSUFFICIENT_FUNDS'>> {
  const nonce = await nextFreeNonce(tools.reads, plan.wallet.id, seen.nonce);
  const id = newId('pay');
  const spending = isSpending(plan) ? spendingOf(tools, plan, id) : undefined;
  const refused = (spending && (await judgeSpending(tools, spending))) ?? shortfall(plan, seen, tools);
  if (refused) return refused;
  if (spending !== undefined) {
    tools.write(...countSpending(tools, spending));
    tools.write(...countSpent(tools, spending, [plan.wallet.id, tools.caller.agentId]));
  }
  for (const { decision } of rulings) if (decision !== null) tools.write(recordDecision(decision, id));
  return tools.open('multisig-payment', { id, context: contextOf(tools, plan, nonce) });
}

const spendOf = ({ services }: Pick<ProposalTools, 'services'>, { call }: Plan): CallSpend =>
  spendOfCall(call, services.chain.contracts.settlementToken);

/** A sweep stays among the tenant's own buckets, and a call of the wallet itself, such as a change of its owners, moves no money. */
const isSpending = ({ origin, call, wallet }: Plan): boolean =>
  origin !== 'SWEEP' && call.to.toLowerCase() !== wallet.address.toLowerCase();

/** The plan as the initiator's grant and the organization's approvals judge it (D-521). */
function spendingOf(tools: ProposalTools, plan: Plan, resourceId: string): Spending {
  const { amountBaseUnits, counterparty, isUnjudgedCall } = spendOf(tools, plan);
  const { value } = plan.call;
  return {
    resourceId,
    amountBaseUnits: amountBaseUnits ?? (isUnjudgedCall ? null : 0n),
    counterparty,
    ...(value > 0n && { assetId: `eip155:${plan.wallet.chainId}/slip44:60` }),
  };
}

/** An ether has no price here, so that its transfer needs approval whatever its amount, as any other call does (D-261, D-342). */
const transferOf = ({ call, payee }: TransferPlan, { amountBaseUnits, isUnjudgedCall }: CallSpend): Transfer => ({
  amountBaseUnits,
  payee,
  ...(isUnjudgedCall && { carries: carriedBy(call) }),
});

/** The text that a member approves beside an amount of 0.00 USD (D-508). */
const carriedBy = ({ value, data }: TransferPlan['call']): string => {
  const ether = value > 0n ? [`${formatEther(value)} ETH`] : [];
  const call = data === '0x' ? [] : [`call ${data.slice(0, 10)}`];
  return [...ether, ...call].join(', ');
};

interface SafeSnapshot {
  readonly nonce: bigint;
  readonly balances: ChainBalances;
}

/**
 * Reads the balance of a wallet and the nonce of its Safe, outside any transaction; undefined if the chain does not
 * say.
 */
export async function readSafe({ chain }: Pick<Services, 'chain'>, safe: Address): Promise<SafeSnapshot | undefined> {
  try {
    const [nonces, [balances]] = await Promise.all([
      readSafeNonces(chain, safe, 1),
      readAccountBalances(chain, [safe]),
    ]);
    return balances && { nonce: nonces.latest, balances };
  } catch (error) {
    if (error instanceof ChainUnavailable) return undefined;
    throw error;
  }
}

/** Asks the policy of the wallet, and that of the agent whose key calls: both have to allow it (D-312, D-506). */
function askAbout(tools: ProposalTools, plan: Plan): Promise<readonly Ruling[]> {
  const { to: safeTo, value: safeValue, data: safeData } = plan.call;
  const spending = { tenantId: tools.tenantId, sourceWalletId: plan.wallet.id, safeTo, safeValue, safeData };
  return Promise.all([
    askSpendPolicy(spending, tools.now, null, tools),
    askPolicyOfAgent(tools, spendOf(tools, plan), null),
  ]);
}

/** A denial is recorded though nothing is created: the refusal commits. */
function refusalByPolicy(
  { write }: ProposalTools,
  rulings: readonly Ruling[],
): Refusal<'POLICY_DENIED' | 'POLICY_UNAVAILABLE'> | undefined {
  const ruling = rulings.find(({ verdict }) => verdict.kind !== 'allowed');
  if (ruling === undefined) return undefined;
  const { verdict, decision } = ruling;
  if (verdict.kind !== 'denied') return refuse('POLICY_UNAVAILABLE');
  if (decision !== null) write(recordDecision(decision, null));
  return refuse('POLICY_DENIED', { details: verdict.details, commits: true });
}

/** The wallet has to hold the amount at the proposal; other proposals may want the same money (D-172). */
function shortfall(
  { amountBaseUnits, reservedBaseUnits = 0n, wallet }: Plan,
  { heldBaseUnits }: SeenWallet,
  { services }: ProposalTools,
): Refusal<'INSUFFICIENT_FUNDS'> | undefined {
  const available = heldBaseUnits > reservedBaseUnits ? heldBaseUnits - reservedBaseUnits : 0n;
  if (available >= amountBaseUnits) return undefined;
  const details = {
    shortfallBaseUnits: (amountBaseUnits - available).toString(),
    funding: {
      mode: 'WALLET' as const,
      availableBaseUnits: available.toString(),
      faucet: services.config.environment === 'sandbox' ? `/v1/wallets/${wallet.id}/fund` : null,
    },
  };
  return refuse('INSUFFICIENT_FUNDS', { details });
}

function contextOf(
  { tenantId, caller }: ProposalTools,
  plan: Plan & Partial<TransferPlan>,
  nonce: bigint,
): MultisigPaymentContext {
  const { wallet, call, reservedBaseUnits, payee: _judged, ...named } = plan;
  const safe = { chainId: wallet.chainId, address: wallet.address as Address };
  return {
    ...named,
    tenantId,
    initiatorMemberId: caller.memberId,
    sourceWalletId: wallet.id,
    destinationChainId: wallet.chainId,
    safeTo: call.to,
    safeValue: call.value,
    safeData: call.data,
    nonce,
    multisigTxHash: safeTransactionHash(safe, { ...call, nonce }),
    signaturesRequired: wallet.threshold,
    signers: [],
    blockedByNonce: null,
    executedTxHash: null,
    failureReason: null,
  };
}
