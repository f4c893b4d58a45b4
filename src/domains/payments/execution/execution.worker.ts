import { chainControls } from '../../../payments/chain/index.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import type { BatchWorker, Job, WorkerTools, WorkerTransaction } from '../../../platform/outbox/worker.ts';
import { readSafeOwners } from '../../wallets/index.ts';
import { type Execution, executionsById } from '../multisig-payment.store.ts';
import { conclude, execute } from './execute.ts';
import { executionOf } from './executed.cross-tenant.ts';
import { followOwners, mayChangeOwners } from './owner-changes.ts';
import { readSafeState } from './read-safe-state.ts';
import { whyFailed } from './why-failed.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'payments.execution': { readonly paymentId: string };
  }
}

/** The longest wait for a chain that does not answer. */
const NO_CHAIN_MS = 60_000;

/**
 * Takes a payment up that enough owners have signed, as soon as it is its turn, nothing is held and the chain answers; and
 * records what became of its transaction. Woken by the payment, its wallet's nonces, and each change of the transaction.
 */
export const worker: BatchWorker<'payments.execution'> = {
  topic: 'payments.execution',
  discarding: null,
  network: true,
  async workAll(jobs, tools) {
    const payments = await executionsById(tools.reads, jobs.map(paymentOf));
    const confirmed: Job<'payments.execution'>[] = [];
    const alone: Promise<void>[] = [];
    for (const job of jobs) {
      const payment = payments.get(paymentOf(job));
      if (payment === undefined) throw new Error('a payment is gone');
      if (payment.status === 'READY_TO_EXECUTE') alone.push(takeUp(payment, job, tools.of(job)));
      else if (payment.status !== 'EXECUTING') warnOfMismatch(payment, tools);
      else if (payment.callState === 'CONFIRMED') {
        if (mayChangeOwners(payment, payment.safe)) alone.push(concludeWithOwners(payment, job, tools.of(job)));
        else confirmed.push(job);
      } else alone.push(concludeFailure(payment, job, tools.of(job)));
    }
    await Promise.all([
      confirmed.length > 0 && tools.transaction(confirmed, (unit) => concludeAll(confirmed, payments, unit)),
      ...alone,
    ]);
  },
};

const paymentOf = ({ payload }: Job<'payments.execution'>): string => payload.paymentId;

async function takeUp(payment: Execution, job: Job<'payments.execution'>, tools: WorkerTools): Promise<void> {
  const { services, reads, transaction, later } = tools;
  const controls = await chainControls(reads, payment.tenantId);
  // Whoever changes the controls wakes it (`release.worker.ts`).
  if (!controls.available || controls.holdExecution) return;
  const safe = await readSafeState(services, payment.safe, payment.nonce);
  if (safe === undefined) return later(patience(job, tools));
  await transaction(async ({ reads, aggregate, write }) => {
    const locked = await aggregate('multisig-payment', payment.id);
    if (locked?.status !== 'READY_TO_EXECUTE') return;
    const turn = await execute(locked, { address: payment.safe }, safe, { reads, write, services });
    if (turn.kind === 'undecided') later(services.config.settlementIntervalMs);
  });
}

/** However many wait: they ask less and less often. */
function patience({ attempts }: Job, { services: { chain, config } }: WorkerTools): number {
  if (chain.status().state === 'off') return NO_CHAIN_MS;
  return Math.min(NO_CHAIN_MS, config.settlementIntervalMs * 2 ** Math.min(attempts, 16));
}

async function concludeAll(
  jobs: readonly Job<'payments.execution'>[],
  payments: ReadonlyMap<string, Execution>,
  { aggregates }: WorkerTransaction,
): Promise<void> {
  for (const [id, locked] of await aggregates('multisig-payment', jobs.map(paymentOf))) {
    const hash = payments.get(id)?.callHash ?? null;
    await conclude(locked, { state: 'CONFIRMED', hash });
  }
}

/** Done, and the Safe may have other owners now: both are in force with one commit (D-175). */
async function concludeWithOwners(
  payment: Execution,
  job: Job<'payments.execution'>,
  tools: WorkerTools,
): Promise<void> {
  const { services, transaction, later } = tools;
  const owners = await readSafeOwners(services, payment.safe);
  if (owners === undefined) return later(patience(job, tools));
  await transaction(async ({ reads, aggregate }) => {
    const locked = await aggregate('multisig-payment', payment.id);
    if (locked?.status !== 'EXECUTING') return;
    await conclude(locked, { state: 'CONFIRMED', hash: payment.callHash });
    await followOwners(payment, owners, { reads, aggregate });
  });
}

async function concludeFailure(payment: Execution, job: Job<'payments.execution'>, tools: WorkerTools): Promise<void> {
  const { services, transaction, later, log } = tools;
  const { id, tenantId, callState: state, callHash: hash, callError: relayer } = payment;
  if (state !== 'REVERTED' && state !== 'FAILED') return;
  const why = await whyFailed(services, payment.safe, payment);
  if (why === undefined) return later(patience(job, tools));
  const changes = why.reason === 'NONCE_USED' && mayChangeOwners(payment, payment.safe);
  const owners = changes ? await readSafeOwners(services, payment.safe) : undefined;
  if (changes && owners === undefined) return later(patience(job, tools));
  await transaction(async ({ reads, aggregate, write }) => {
    const locked = await aggregate('multisig-payment', id);
    if (locked?.status !== 'EXECUTING') return;
    if (why.reason !== 'NONCE_USED') {
      const { reason, said } = why;
      log.warn({ paymentId: id, reason, said, relayer }, 'a payment was not executed');
      write(audit('multisig_payment.not_executed', id, tenantId, { said, relayer }));
      return conclude(locked, { state, hash }, reason);
    }
    // Whoever has the signatures can send them: then it is paid, and not by our transaction.
    const execution = await executionOf(reads, payment.multisigTxHash);
    if (execution === undefined) return conclude(locked, { state, hash }, 'NONCE_CONFLICT');
    await locked.send('EXECUTION_CONFIRMED', { txHash: execution.transactionHash });
    if (owners !== undefined) await followOwners(payment, owners, { reads, aggregate });
  });
}

/** Only a reorganisation that is deeper than the configured confirmations comes here. */
function warnOfMismatch(payment: Execution, { log }: Pick<WorkerTools, 'log'>): void {
  const { id, status, executedTxHash, callState, callHash: hash } = payment;
  const isNot = callState === 'REVERTED' || callState === 'FAILED';
  const isWrong =
    (status === 'FAILED' && callState === 'CONFIRMED') || (status === 'COMPLETED' && isNot && executedTxHash === hash);
  if (isWrong) log.error({ paymentId: id, status, hash }, 'a payment has ended otherwise than its transaction');
}
