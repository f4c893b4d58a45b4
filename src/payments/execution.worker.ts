import type { Address } from 'viem';
import { type ChainTransaction, chainTransactionBy } from '../chain/index.ts';
import { audit } from '../lifecycle/writes.ts';
import type { Job, Worker, WorkerTools } from '../outbox/worker.ts';
import { chainControls } from '../sandbox/index.ts';
import { findWallet, type WalletRecord } from '../wallets/index.ts';
import { conclude, execute } from './execute.ts';
import { executionOf } from './executed.lookup.ts';
import { lookAtSafe } from './look-at-safe.ts';
import { type MultisigPaymentRecord, multisigPaymentById } from './multisig-payment.store.ts';
import { EXECUTION_TOPIC, executionKey } from './topics.ts';
import { whyFailed } from './why-failed.ts';

/** The longest wait for a chain that does not answer. */
const NO_CHAIN_MS = 60_000;

/**
 * Takes a payment up that enough owners have signed, as soon as it is its turn, nothing is held and the chain answers; and
 * records what became of its transaction. Woken by the payment, its wallet's nonces, and each change of the transaction.
 */
export const executionWorker: Worker = {
  topic: EXECUTION_TOPIC,
  network: true,
  async work(job, tools) {
    const payment = await multisigPaymentById(tools.reads, String(job.payload.paymentId));
    if (payment === undefined) throw new Error('a payment is gone');
    const wallet = await findWallet(tools.reads, payment.tenantId, payment.sourceWalletId);
    if (wallet === undefined) throw new Error(`the wallet of ${payment.id} is gone`);
    if (payment.status === 'READY_TO_EXECUTE') return takeUp(payment, wallet, job, tools);
    const sent = await chainTransactionBy(tools.reads, executionKey(payment.id));
    if (payment.status === 'EXECUTING') return finish(payment, wallet, sent, job, tools);
    warnOfMismatch(payment, sent, tools);
  },
};

async function takeUp(payment: MultisigPaymentRecord, wallet: WalletRecord, job: Job, tools: WorkerTools) {
  const { services, reads, transaction, later } = tools;
  const controls = await chainControls(reads, payment.tenantId);
  // Whoever changes the controls wakes it (`releaseWorker`).
  if (!controls.available || controls.holdExecution) return;
  const safe = await lookAtSafe(services, wallet.address as Address, payment.nonce);
  if (safe === undefined) return later(patience(job, tools));
  await transaction(async ({ reads, aggregate, write }) => {
    const locked = await aggregate('multisig-payment', payment.id);
    if (locked?.status !== 'READY_TO_EXECUTE') return;
    const turn = await execute(locked, wallet, safe, { reads, write, services });
    if (turn.kind === 'undecided') later(services.config.settlementIntervalMs);
  });
}

/** However many wait: they ask less and less often. */
function patience({ attempts }: Job, { services: { chain, config } }: WorkerTools): number {
  if (chain.status().state === 'off') return NO_CHAIN_MS;
  return Math.min(NO_CHAIN_MS, config.settlementIntervalMs * 2 ** Math.min(attempts, 16));
}

async function finish(
  payment: MultisigPaymentRecord,
  wallet: WalletRecord,
  sent: ChainTransaction | undefined,
  job: Job,
  tools: WorkerTools,
): Promise<void> {
  const { services, transaction, later, log } = tools;
  if (sent?.state === 'CONFIRMED') {
    await transaction(async ({ reads, aggregate }) => {
      const locked = await aggregate('multisig-payment', payment.id);
      if (locked) await conclude(locked, reads);
    });
    return;
  }
  if (sent?.state !== 'REVERTED' && sent?.state !== 'FAILED') return;
  const why = await whyFailed(services, wallet.address as Address, payment);
  if (why === undefined) return later(patience(job, tools));
  await transaction(async ({ reads, aggregate, write }) => {
    const locked = await aggregate('multisig-payment', payment.id);
    if (locked?.status !== 'EXECUTING') return;
    if (why.reason !== 'NONCE_USED') {
      const { said } = why;
      log.warn({ paymentId: payment.id, reason: why.reason, said, relayer: sent.error }, 'a payment was not executed');
      write(audit('multisig_payment.not_executed', payment.id, payment.tenantId, { said, relayer: sent.error }));
      return conclude(locked, reads, why.reason);
    }
    // Whoever has the signatures can send them: then it is paid, and not by our transaction.
    const execution = await executionOf(reads, payment.multisigTxHash);
    if (execution === undefined) return conclude(locked, reads, 'NONCE_CONFLICT');
    await locked.send('EXECUTION_CONFIRMED', { txHash: execution.transactionHash });
  });
}

/** Only a reorganisation that is deeper than the configured confirmations comes here. */
function warnOfMismatch(
  { id, status, executedTxHash }: MultisigPaymentRecord,
  sent: ChainTransaction | undefined,
  { log }: WorkerTools,
): void {
  const isPaid = sent?.state === 'CONFIRMED';
  const isNot = sent?.state === 'REVERTED' || sent?.state === 'FAILED';
  const isWrong = (status === 'FAILED' && isPaid) || (status === 'COMPLETED' && isNot && executedTxHash === sent.hash);
  if (isWrong)
    log.error({ paymentId: id, status, hash: sent?.hash }, 'a payment has ended otherwise than its transaction');
}
