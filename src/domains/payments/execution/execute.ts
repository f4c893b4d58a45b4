import type { Address, Hex } from 'viem';
import type { MultisigFailureReason } from '../../../../machines/payments/multisig-payment.types.ts';
import {
  type ChainTransaction,
  execTransaction,
  type OwnerSignature,
  relay,
  type SafeCall,
} from '../../../payments/chain/index.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { enqueue, type Write } from '../../../platform/lifecycle/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { recordDecision, type SpendVerdict } from '../../policies/index.ts';
import type { WalletRecord } from '../../wallets/index.ts';
import { type MultisigPaymentRecord, signaturesOf } from '../multisig-payment.store.ts';
import { askSpendPolicy } from '../spend-policy.ts';
import { EXECUTION_SUCCESS, executionOf } from './executed.cross-tenant.ts';
import { executionKey } from './execution-key.ts';
import type { SafeState } from './read-safe-state.ts';

type Payment = Aggregate<'multisig-payment'>;

interface Tools {
  readonly reads: Reads;
  readonly services: Pick<Services, 'chain' | 'config' | 'log'>;
  write(...writes: readonly Write[]): void;
}

/** The decision about a payment that enough owners have signed. */
export type Turn =
  | { readonly kind: 'executing' | 'waits' | 'ended' }
  /** Its nonce is used, and not for good yet: look again. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'refused'; readonly verdict: Exclude<SpendVerdict, { kind: 'allowed' }> };

/**
 * Takes a READY_TO_EXECUTE payment on: executes it when it is its turn, remembers what it waits for before that, and ends
 * it where something else has used its nonce (D-455). `also` is a signature that this transaction stores.
 */
export async function execute(
  payment: Payment,
  wallet: Pick<WalletRecord, 'address'>,
  safe: SafeState,
  tools: Tools,
  also: readonly OwnerSignature[] = [],
): Promise<Turn> {
  const { reads, write, services } = tools;
  const { nonce, blockedByNonce, sourceWalletId: walletId } = payment.context;
  if (safe.confirmed > nonce) {
    if (safe.isIndexed && (await executionOf(reads, payment.context.multisigTxHash)) === undefined) {
      await payment.send('FAIL', { reason: 'NONCE_CONFLICT' });
      return { kind: 'ended' };
    }
    write(enqueue('payments.nonces', { walletId }, { key: walletId }));
    return { kind: 'waits' };
  }
  if (safe.latest > nonce) return { kind: 'undecided' };
  if (safe.latest < nonce) {
    if (blockedByNonce !== safe.latest) await payment.send('WAIT_TURN', { nonce: safe.latest });
    return { kind: 'waits' };
  }
  const signed = [...(await signaturesOf(reads, payment.id)), ...also];
  const signatures = signed.filter(({ signer }) => safe.owners.owners.includes(signer));
  // What was signed under other owners or another threshold: the Safe would revert.
  if (signatures.length < safe.owners.threshold) {
    await payment.send('QUORUM_CHANGED', { quorum: safe.owners });
    return { kind: 'waits' };
  }
  const { verdict, decision } = await askSpendPolicy(payment.context, payment.now, payment.id, tools);
  if (decision !== null) write(recordDecision(decision, payment.id));
  if (verdict.kind !== 'allowed') {
    const reason = verdict.kind === 'denied' ? 'POLICY_DENIED' : 'POLICY_UNAVAILABLE';
    await payment.send('FAIL', { reason });
    return { kind: 'refused', verdict };
  }
  await payment.send('EXECUTE');
  write(callOf(payment, wallet.address as Address, signatures, services));
  return { kind: 'executing' };
}

const callOf = (
  payment: Payment,
  safe: Address,
  signatures: readonly OwnerSignature[],
  { config }: Pick<Services, 'config'>,
): Write =>
  relay({
    key: executionKey(payment.id),
    to: safe,
    data: execTransaction(safeCallOf(payment.context), signatures),
    confirmations: config.depositConfirmations,
    // Its status alone does not say that the Safe has done it.
    expects: { address: safe, topic: EXECUTION_SUCCESS },
    wakes: { topic: 'payments.execution', key: payment.id, payload: { paymentId: payment.id }, whenSettled: true },
    now: payment.now,
  });

/** The call that the owners have signed. */
export const safeCallOf = ({
  safeTo,
  safeValue,
  safeData,
  nonce,
}: Pick<MultisigPaymentRecord, 'safeTo' | 'safeValue' | 'safeData' | 'nonce'>): SafeCall => ({
  to: safeTo as Address,
  value: safeValue,
  data: safeData as Hex,
  nonce,
});

/** Records what became of the transaction, as far as it is settled; why it failed is asked before (`whyFailed`). */
export async function conclude(
  payment: Payment,
  { state, hash }: Pick<ChainTransaction, 'state' | 'hash'>,
  reason?: MultisigFailureReason,
): Promise<void> {
  if (payment.status !== 'EXECUTING') return;
  if (state === 'CONFIRMED' && hash !== null) await payment.send('EXECUTION_CONFIRMED', { txHash: hash });
  else if (reason !== undefined && (state === 'REVERTED' || state === 'FAILED')) await payment.send('FAIL', { reason });
}
