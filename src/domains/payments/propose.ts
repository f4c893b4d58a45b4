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
import type { Request } from '../../kernel/http/handler.ts';
import { Refusal, refuse } from '../../kernel/http/refusal.ts';
import type { Aggregate } from '../../kernel/lifecycle/aggregate.ts';
import type { Services } from '../../kernel/services.ts';
import { type Ruling, recordDecision } from '../policies/index.ts';
import { judgeTransfer, type TransferPayee, type TransferRefusal } from '../protection/index.ts';
import type { WalletRecord } from '../wallets/index.ts';
import { nextFreeNonce } from './multisig-payment.store.ts';
import { askSpendPolicy } from './spend-policy.ts';

/** A payment that a deployed wallet is to make: where it goes, and the call that it is. */
export interface Plan
  extends Pick<MultisigPaymentContext, 'origin' | 'originId' | 'asset' | 'amountBaseUnits' | 'memo'>,
    DestinationColumns {
  readonly wallet: WalletRecord;
  readonly call: Omit<SafeCall, 'nonce'>;
  /** Whom two-factor protection judges. */
  readonly payee: TransferPayee;
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
export type ProposalRefusal =
  | TransferRefusal
  | Refusal<'POLICY_DENIED' | 'POLICY_UNAVAILABLE' | 'CHAIN_UNAVAILABLE' | 'INSUFFICIENT_FUNDS'>;

type Tools = Pick<
  Request<'createPayment'>,
  | 'tenantId'
  | 'caller'
  | 'now'
  | 'reads'
  | 'services'
  | 'open'
  | 'write'
  | 'aggregate'
  | 'twoFactor'
  | 'outsideTransaction'
>;

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
  const asked = await judgeTransfer(tools, transferOf(before));
  if (asked instanceof Refusal) return asked;
  // In one message. What it allows now is not recorded: it is asked again.
  const [early, isDown] = await Promise.all([askAbout(tools, before), isChainDown(tools.reads, tools.tenantId)]);
  if (early.verdict.kind !== 'allowed') return refusalByPolicy(tools, early);
  if (isDown) return refuse('CHAIN_UNAVAILABLE');
  const seen = await tools.outsideTransaction(() => look(tools.services, before.wallet.address as Address));
  if (seen === undefined) return refuse('CHAIN_UNAVAILABLE');
  const planned = await plan();
  if (!isPlan(planned)) return planned;
  const approval = await judgeTransfer(tools, transferOf(planned));
  if (approval instanceof Refusal) return approval;
  const ruling = await askAbout(tools, planned);
  if (ruling.verdict.kind !== 'allowed') return refusalByPolicy(tools, ruling);
  const missing = shortfall(planned, seen.balances, tools);
  if (missing) return missing;
  const nonce = await nextFreeNonce(tools.reads, planned.wallet.id, seen.nonce);
  const id = newId('pay');
  await approval.redeem();
  if (ruling.decision !== null) tools.write(recordDecision(ruling.decision, id));
  return tools.open('multisig-payment', { id, context: contextOf(tools, planned, nonce) });
}

/** A USDC is a USD; an ether has no price here, so that its transfer needs approval whatever its amount (D-261, D-342). */
const transferOf = ({ asset, amountBaseUnits, payee }: Plan) => ({
  amountBaseUnits: asset === 'usdc' ? amountBaseUnits : null,
  payee,
});

const isPlan = (planned: object): planned is Plan => 'wallet' in planned;

interface Seen {
  readonly nonce: bigint;
  readonly balances: ChainBalances;
}

/** Outside any transaction; undefined where the chain does not say. */
async function look({ chain }: Services, safe: Address): Promise<Seen | undefined> {
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

const askAbout = (tools: Tools, plan: Plan): Promise<Ruling> =>
  askSpendPolicy({ ...plan, tenantId: tools.tenantId, sourceWalletId: plan.wallet.id }, tools.now, tools);

/** A denial is recorded though nothing is created: the refusal commits. */
function refusalByPolicy({ write }: Tools, { verdict, decision }: Ruling): ProposalRefusal {
  if (verdict.kind !== 'denied') return refuse('POLICY_UNAVAILABLE');
  if (decision !== null) write(recordDecision(decision, null));
  return refuse('POLICY_DENIED', { details: verdict.details, commits: true });
}

/** The wallet has to hold the amount at the proposal; other proposals may want the same money (D-172). */
function shortfall(
  { asset, amountBaseUnits, wallet }: Plan,
  balances: ChainBalances,
  { services }: Tools,
): ProposalRefusal | undefined {
  const available = balances[asset];
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

function contextOf({ tenantId, caller }: Tools, plan: Plan, nonce: bigint): MultisigPaymentContext {
  const { wallet, call, payee: _judged, ...named } = plan;
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
