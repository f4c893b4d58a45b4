import type { Address } from 'viem';
import type { MultisigPaymentContext } from '../../../machines/payments/multisig-payment.types.ts';
import {
  type ChainBalances,
  ChainUnavailable,
  isChainDown,
  readAccountBalances,
  readSafeNonces,
  type SafeCall,
  safeTransactionHash,
} from '../../kernel/chain/index.ts';
import { newId } from '../../kernel/db/ids.ts';
import type { RowReads } from '../../kernel/db/reads.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import type { Request } from '../../kernel/http/handler.ts';
import { Refusal, refuse } from '../../kernel/http/refusal.ts';
import type { Aggregate } from '../../kernel/lifecycle/aggregate.ts';
import type { Services } from '../../kernel/services.ts';
import { type Ruling, recordDecision } from '../policies/index.ts';
import {
  type Approval,
  type Gated,
  judgeTransfer,
  type TransferPayee,
  type TransferRefusal,
} from '../protection/index.ts';
import type { WalletRecord } from '../wallets/index.ts';
import { nextFreeNonce } from './multisig-payment.store.ts';
import { safeMemoryOf } from './safe-memory.ts';
import { askSpendPolicy } from './spend-policy.ts';

/** A payment that a deployed wallet is to make: where it goes, and the call that it is. */
export interface Plan
  extends Pick<MultisigPaymentContext, 'origin' | 'originId' | 'asset' | 'amountBaseUnits' | 'memo'>,
    DestinationColumns {
  readonly wallet: WalletRecord;
  readonly call: Omit<SafeCall, 'nonce'>;
  /** What of the asset is promised to others; nothing unless it is said. */
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

/** Why a plan that is right in itself cannot be proposed. */
export type ProposalRefusal = SeenRefusal | Refusal<'CHAIN_UNAVAILABLE'>;

/** The same where the chain has answered. */
type SeenRefusal = Refusal<'POLICY_DENIED' | 'POLICY_UNAVAILABLE' | 'INSUFFICIENT_FUNDS'>;

/** What a proposal takes, in a request or in a worker: a rule has no member. */
export interface ProposalTools
  extends Pick<Request<'createPayment'>, 'tenantId' | 'now' | 'services' | 'open' | 'write'> {
  readonly caller: Pick<Caller, 'memberId'>;
  readonly reads: RowReads;
}

/** Of a request: it asks the chain outside its transaction. */
type Tools = ProposalTools & Pick<Request<'createPayment'>, 'reads' | 'outsideTransaction'>;

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
  ahead?: SeenAhead,
): Promise<Aggregate<'multisig-payment'> | ProposalRefusal | TransferRefusal | F> => {
  const judge = (planned: TransferPlan) => judgeTransfer(tools, transferOf(planned));
  return proposeOnce<TransferPlan, F, TransferRefusal>(tools, plan, judge, ahead);
};

const isPlan = <P extends Plan, F extends Refusal>(planned: P | F): planned is P => 'wallet' in planned;

const UNJUDGED: Approval = { redeem: async () => undefined };

async function proposeOnce<P extends Plan, F extends Refusal, J extends Refusal>(
  tools: Tools,
  plan: () => Promise<P | F>,
  judge: (plan: P) => Promise<Approval | J>,
  ahead?: SeenAhead,
): Promise<Aggregate<'multisig-payment'> | ProposalRefusal | F | J> {
  const seen = ahead ?? (await lookFirst<P, F, J>(tools, plan, judge));
  if ('refusal' in seen) return seen.refusal;
  const planned = await plan();
  if (!isPlan<P, F>(planned)) return planned;
  const approval = await judge(planned);
  if (approval instanceof Refusal) return approval;
  // In one message.
  const [ruling, isDown] = await Promise.all([askAbout(tools, planned), isChainDown(tools.reads, tools.tenantId)]);
  if (ruling.verdict.kind !== 'allowed') return refusalByPolicy(tools, ruling);
  if (isDown || seen.look === undefined) return refuse('CHAIN_UNAVAILABLE');
  const { nonce, balances } = seen.look;
  const proposed = await proposeRuled(tools, planned, { nonce, heldBaseUnits: balances[planned.asset] }, ruling);
  // A refusal may commit: what approved nothing is not used up.
  if (!(proposed instanceof Refusal)) await approval.redeem();
  return proposed;
}

/** Whether the plan would be proposed as far as the database says, and what the chain says of its wallet. */
async function lookFirst<P extends Plan, F extends Refusal, J extends Refusal>(
  tools: Tools,
  plan: () => Promise<P | F>,
  judge: (plan: P) => Promise<Approval | J>,
): Promise<SeenAhead | { readonly refusal: ProposalRefusal | F | J }> {
  const before = await plan();
  if (!isPlan<P, F>(before)) return { refusal: before };
  const asked = await judge(before);
  if (asked instanceof Refusal) return { refusal: asked };
  // In one message. What it allows now is not recorded: it is asked again.
  const [early, isDown] = await Promise.all([askAbout(tools, before), isChainDown(tools.reads, tools.tenantId)]);
  if (early.verdict.kind !== 'allowed') return { refusal: refusalByPolicy(tools, early) };
  if (isDown) return { refusal: refuse('CHAIN_UNAVAILABLE') };
  const { services, tenantId } = tools;
  const safe = before.wallet.address as Address;
  const seen = await tools.outsideTransaction(() => look(services, safe));
  if (seen === undefined) return { refusal: refuse('CHAIN_UNAVAILABLE') };
  safeMemoryOf(services).wallets.remember(tenantId, before.wallet.id, safe);
  return { look: seen };
}

/** What the chain has said of a wallet before the transaction that decides. */
export interface SeenWallet {
  /** Of its Safe's next transaction. */
  readonly nonce: bigint;
  /** Of the asset that is to be paid. */
  readonly heldBaseUnits: bigint;
}

/** The half that decides: what it takes from the chain has been read already. */
export async function proposeAsSeen(
  tools: ProposalTools,
  plan: Plan,
  seen: SeenWallet,
): Promise<Aggregate<'multisig-payment'> | SeenRefusal> {
  const ruling = await askAbout(tools, plan);
  if (ruling.verdict.kind !== 'allowed') return refusalByPolicy(tools, ruling);
  return proposeRuled(tools, plan, seen, ruling);
}

async function proposeRuled(
  tools: ProposalTools,
  plan: Plan,
  seen: SeenWallet,
  ruling: Ruling,
): Promise<Aggregate<'multisig-payment'> | Refusal<'INSUFFICIENT_FUNDS'>> {
  const missing = shortfall(plan, seen, tools);
  if (missing) return missing;
  const nonce = await nextFreeNonce(tools.reads, plan.wallet.id, seen.nonce);
  const id = newId('pay');
  if (ruling.decision !== null) tools.write(recordDecision(ruling.decision, id));
  const known = { safe: plan.wallet.address as Address, nonce, lacking: plan.wallet.threshold };
  safeMemoryOf(tools.services).payments.remember(tools.tenantId, id, known);
  return tools.open('multisig-payment', { id, context: contextOf(tools, plan, nonce) });
}

/** A USDC is a USD; an ether has no price here, so that its transfer needs approval whatever its amount (D-261, D-342). */
const transferOf = ({ asset, amountBaseUnits, payee }: TransferPlan) => ({
  amountBaseUnits: asset === 'usdc' ? amountBaseUnits : null,
  payee,
});

interface Look {
  readonly nonce: bigint;
  readonly balances: ChainBalances;
}

/** What the chain has said of a plan's wallet before the transaction; no look where it said nothing. */
export interface SeenAhead {
  readonly look: Look | undefined;
}

/** The look at a wallet that this process has looked at before; undefined where it has not. */
export async function lookAheadAt(
  services: Pick<Services, 'chain'>,
  tenantId: string,
  walletId: string,
): Promise<SeenAhead | undefined> {
  const { wallets } = safeMemoryOf(services);
  const safe = wallets.of(tenantId, walletId);
  if (safe === undefined) return undefined;
  const seen = await look(services, safe);
  if (seen === undefined) wallets.forget(tenantId, walletId);
  return { look: seen };
}

/** What a wallet holds and how far its Safe is, outside any transaction; undefined where the chain does not say. */
export async function look({ chain }: Pick<Services, 'chain'>, safe: Address): Promise<Look | undefined> {
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

const askAbout = (tools: ProposalTools, plan: Plan): Promise<Ruling> =>
  askSpendPolicy({ ...plan, tenantId: tools.tenantId, sourceWalletId: plan.wallet.id }, tools.now, tools);

/** A denial is recorded though nothing is created: the refusal commits. */
function refusalByPolicy(
  { write }: ProposalTools,
  { verdict, decision }: Ruling,
): Refusal<'POLICY_DENIED' | 'POLICY_UNAVAILABLE'> {
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
