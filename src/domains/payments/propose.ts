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
import { type Refusal, refuse } from '../../kernel/http/refusal.ts';
import type { Aggregate } from '../../kernel/lifecycle/aggregate.ts';
import type { Services } from '../../kernel/services.ts';
import { type Ruling, recordDecision } from '../policies/index.ts';
import type { WalletRecord } from '../wallets/index.ts';
import { nextFreeNonce } from './multisig-payment.store.ts';
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

type Tools = ProposalTools & Pick<Request<'createPayment'>, 'reads' | 'outsideTransaction'>;

/**
 * Proposes what `plan` says, or hands its refusal back (D-172). It is asked twice, before the chain is and under the locks
 * that decide: whatever it reads may have changed in between.
 */
export async function propose<F extends Refusal>(
  tools: Tools,
  plan: () => Promise<Plan | F>,
): Promise<Aggregate<'multisig-payment'> | ProposalRefusal | F> {
  const before = await plan();
  if (!isPlan(before)) return before;
  // In one message. What it allows now is not recorded: it is asked again.
  const [early, isDown] = await Promise.all([askAbout(tools, before), isChainDown(tools.reads, tools.tenantId)]);
  if (early.verdict.kind !== 'allowed') return refusalByPolicy(tools, early);
  if (isDown) return refuse('CHAIN_UNAVAILABLE');
  const seen = await tools.outsideTransaction(() => look(tools.services, before.wallet.address as Address));
  if (seen === undefined) return refuse('CHAIN_UNAVAILABLE');
  const planned = await plan();
  if (!isPlan(planned)) return planned;
  return proposeAsSeen(tools, planned, { nonce: seen.nonce, heldBaseUnits: seen.balances[planned.asset] });
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
  const missing = shortfall(plan, seen, tools);
  if (missing) return missing;
  const nonce = await nextFreeNonce(tools.reads, plan.wallet.id, seen.nonce);
  const id = newId('pay');
  if (ruling.decision !== null) tools.write(recordDecision(ruling.decision, id));
  return tools.open('multisig-payment', { id, context: contextOf(tools, plan, nonce) });
}

const isPlan = (planned: object): planned is Plan => 'wallet' in planned;

interface Look {
  readonly nonce: bigint;
  readonly balances: ChainBalances;
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

function contextOf({ tenantId, caller }: ProposalTools, plan: Plan, nonce: bigint): MultisigPaymentContext {
  const { wallet, call, reservedBaseUnits, ...named } = plan;
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
