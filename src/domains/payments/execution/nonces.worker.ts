import { chainControls } from '../../../payments/chain/index.ts';
import { enqueue } from '../../../platform/lifecycle/writes.ts';
import type { BatchWorker, Job, WorkerTools, WorkerTransaction } from '../../../platform/outbox/worker.ts';
import { readSafeOwners } from '../../wallets/index.ts';
import { type MultisigPaymentRecord, waitingPayments } from '../multisig-payment.store.ts';
import { executionBy } from './executed.cross-tenant.ts';
import { type Elsewhere, follow, readElsewhere } from './executed-elsewhere.ts';
import { followOwners, mayChangeOwners } from './owner-changes.ts';
import { readSafeState } from './read-safe-state.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'payments.nonces': { readonly walletId: string };
  }
}

/** The pause before a chain that did not answer is asked again. */
const NO_CHAIN_MS = 5000;

/**
 * Something has used a nonce of a wallet: its open payments at that nonce are gone, unless it was their own transaction that
 * somebody else has sent; and the next in line has its turn (D-177, D-455). What is EXECUTING learns from its transaction.
 */
export const worker: BatchWorker<'payments.nonces'> = {
  topic: 'payments.nonces',
  discarding: null,
  network: true,
  async workAll(jobs, tools) {
    const waiting = await waitingPayments(tools.reads, jobs.map(walletOf));
    await Promise.all(
      jobs.map(async (job) => {
        const ofWallet = waiting.filter(({ sourceWalletId }) => sourceWalletId === walletOf(job));
        if (ofWallet.length > 0) await lookAround(ofWallet, tools.of(job));
      }),
    );
  },
};

const walletOf = ({ payload }: Job<'payments.nonces'>): string => payload.walletId;

type Waiting = Awaited<ReturnType<typeof waitingPayments>>;

async function lookAround(waiting: Waiting, tools: WorkerTools): Promise<void> {
  const { services, reads, transaction, later } = tools;
  const first = waiting[0] as Waiting[number];
  const safe = await readSafeState(services, first.safe, first.nonce);
  if (safe === undefined) return later(NO_CHAIN_MS);
  const gone = waiting.filter(({ nonce }) => nonce < safe.confirmed);
  const ready = waiting.filter(({ status, nonce }) => status === 'READY_TO_EXECUTE' && nonce >= safe.latest);
  const isUndecided = waiting.some(({ nonce }) => nonce >= safe.confirmed && nonce < safe.latest);
  if (gone.length === 0 && ready.length === 0 && !isUndecided) return;
  // Whoever changes the controls wakes it (`release.worker.ts`).
  if (!(await chainControls(reads, first.tenantId)).available) return;
  if (gone.length > 0 && !safe.isIndexed) return later(services.config.settlementIntervalMs);
  const elsewhere = await lookElsewhere(gone, tools);
  if (elsewhere === undefined) return later(NO_CHAIN_MS);
  const changesOwners = gone.some((one) => mayChangeOwners(one, one.safe) && isAmong(elsewhere, one.id));
  const owners = changesOwners ? await readSafeOwners(services, first.safe) : undefined;
  if (changesOwners && owners === undefined) return later(NO_CHAIN_MS);
  if (isUndecided) later(services.config.settlementIntervalMs);
  await transaction(async (unit) => {
    // Locked by id, like everything that locks several.
    for (const { id } of gone.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await end(id, elsewhere, unit, tools);
    if (owners !== undefined) await followOwners(first, owners, unit);
    for (const { id } of ready) unit.write(enqueue('payments.execution', { paymentId: id }, { key: id }));
  });
}

const isAmong = (elsewhere: readonly Elsewhere[], id: string): boolean =>
  elsewhere.some(({ paymentId }) => paymentId === id);

/** Which of them were executed by somebody else, and with whose signatures; undefined where the chain does not say. */
async function lookElsewhere(
  gone: readonly MultisigPaymentRecord[],
  { services, reads }: WorkerTools,
): Promise<readonly Elsewhere[] | undefined> {
  const found: Elsewhere[] = [];
  for (const payment of gone) {
    const log = await executionBy(reads, payment.multisigTxHash);
    if (log === undefined) continue;
    const one = await readElsewhere(services.chain, payment, log);
    if (one === undefined) return undefined;
    found.push(one);
  }
  return found;
}

async function end(
  id: string,
  elsewhere: readonly Elsewhere[],
  { aggregate }: WorkerTransaction,
  { log }: WorkerTools,
): Promise<void> {
  const payment = await aggregate('multisig-payment', id);
  if (payment === undefined || !payment.can('FAIL', { reason: 'NONCE_CONFLICT' }) || payment.status === 'EXECUTING')
    return;
  const own = elsewhere.find(({ paymentId }) => paymentId === id);
  if (own && (await follow(payment, own))) return;
  if (own)
    log.error({ paymentId: id, txHash: own.txHash }, 'a payment was executed with fewer signatures than it wants');
  await payment.send('FAIL', { reason: 'NONCE_CONFLICT' });
}
