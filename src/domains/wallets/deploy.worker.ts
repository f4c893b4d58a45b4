import type { Address } from 'viem';
import { getAbiItem, toEventSelector } from 'viem/utils';
import {
  type ChainScript,
  type ChainTransaction,
  ChainUnavailable,
  findChainTransactions,
  hasCode,
  lockChainScripts,
  relay,
  SAFE,
  safeProxyFactoryAbi,
  type TransactionState,
} from '../../payments/chain/index.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { anyOf, sql } from '../../platform/db/sql.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import type { BatchTools, BatchWorker, Job, WorkerTools, WorkerTransaction } from '../../platform/outbox/worker.ts';
import { areOwnersOutOfDate } from './owners.ts';
import { safeOf } from './rules/new-wallet.ts';
import type { WalletRecord } from './wallet.store.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'wallets.deploy': { readonly walletId: string };
  }
}

type Wallet = Aggregate<'wallet'>;

/** The longest wait for a chain that does not answer. */
const NO_CHAIN_MS = 60_000;

const PROXY_CREATION = toEventSelector(getAbiItem({ abi: safeProxyFactoryAbi, name: 'ProxyCreation' }));

/**
 * Deploys wallets, and sees what became of them; woken by the wallet and by each change of its transaction (D-259). The
 * event of its transaction says that a wallet is there. Whoever deploys a second time is reverted, and anybody may have
 * been first: the chain is asked where a transaction has failed, and only there.
 */
export const worker: BatchWorker<'wallets.deploy'> = {
  topic: 'wallets.deploy',
  discarding: null,
  network: true,
  async workAll(jobs, tools) {
    const found = await readDeployments(tools.reads, jobs.map(walletOf));
    const { config } = tools.services;
    const advancing: Job<'wallets.deploy'>[] = [];
    const lookFor: Job<'wallets.deploy'>[] = [];
    for (const job of jobs) {
      const deployment = found.get(walletOf(job));
      if (deployment === undefined || !isOpen(deployment.status)) continue;
      if (deployment.chainAvailable === false) tools.of(job).later(config.settlementIntervalMs);
      else if (hasFailed(deployment.sentState)) lookFor.push(job);
      else advancing.push(job);
    }
    await Promise.all([
      advancing.length > 0 && tools.transaction(advancing, (unit) => advance(advancing, unit, tools)),
      ...lookFor.map((job) => look(found.get(walletOf(job)) as Deployment, job, tools.of(job))),
    ]);
  },
};

const walletOf = ({ payload }: Job<'wallets.deploy'>): string => payload.walletId;

interface Deployment extends WalletRecord {
  /** Null where its tenant scripts nothing. */
  readonly chainAvailable: boolean | null;
  /** The hash of this attempt's transaction; null before it is requested. */
  readonly sentState: TransactionState | null;
}

async function readDeployments(reads: RowReads, ids: readonly string[]): Promise<ReadonlyMap<string, Deployment>> {
  const rows = await reads.many<Deployment>(
    sql('wallets AS w')
      .leftJoin('test_chain AS c', 'c.tenant_id', 'w.tenant_id')
      .leftJoin('chain_transactions AS t', 't.key', sql.raw(`'wallet:' || w.id || ':deploy:' || w.attempt`))
      .where(anyOf('w.id', ids))
      .select('w.*', { chain_available: 'c.available', sent_state: 't.state' }),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const isOpen = (status: WalletRecord['status']): boolean => status === 'PENDING_DEPLOYMENT' || status === 'DEPLOYING';
const hasFailed = (state: TransactionState | null | undefined): boolean => state === 'REVERTED' || state === 'FAILED';
const deploymentKey = ({ id, context }: Wallet): string => `wallet:${id}:deploy:${context.attempt}`;

async function advance(
  jobs: readonly Job<'wallets.deploy'>[],
  unit: WorkerTransaction,
  tools: BatchTools,
): Promise<void> {
  const wallets = await unit.aggregates('wallet', jobs.map(walletOf));
  const open = [...wallets.values()].filter(({ status }) => isOpen(status));
  const sent = await findChainTransactions(unit.reads, open.map(deploymentKey));
  const fresh = open.filter((wallet) => !sent.has(deploymentKey(wallet)));
  const scripts = await lockChainScripts(
    unit.reads,
    fresh.map(({ context }) => context.tenantId),
  );
  for (const job of jobs) {
    const wallet = wallets.get(walletOf(job));
    if (wallet === undefined || !isOpen(wallet.status)) continue;
    const transaction = sent.get(deploymentKey(wallet));
    if (transaction === undefined) await begin(wallet, scripts(wallet.context.tenantId), unit, tools.of(job));
    else if (transaction.state === 'SENT') await recordSent(wallet, transaction);
    else if (transaction.state === 'CONFIRMED') await land(wallet, transaction, unit);
    // One that has failed since it was looked at has woken the job once more.
  }
}

/** Its transaction has failed: is there a wallet all the same? */
async function look(deployment: Deployment, job: Job<'wallets.deploy'>, tools: WorkerTools): Promise<void> {
  const { services, later, transaction } = tools;
  const isThere = await looksForCode(tools, deployment.address as Address);
  if (isThere === undefined) {
    // However many wallets wait: they ask less and less often.
    const isOff = services.chain.status().state === 'off';
    const patienceMs = services.config.settlementIntervalMs * 2 ** Math.min(job.attempts, 16);
    return later(isOff ? NO_CHAIN_MS : Math.min(NO_CHAIN_MS, patienceMs));
  }
  await transaction(async (unit) => {
    const wallet = await unit.aggregate('wallet', deployment.id);
    if (wallet === undefined || !isOpen(wallet.status)) return;
    const key = deploymentKey(wallet);
    const sent = (await findChainTransactions(unit.reads, [key])).get(key);
    if (sent === undefined || !hasFailed(sent.state)) return;
    if (isThere) await land(wallet, null, unit);
    else await fail(wallet, sent.error ?? 'UNKNOWN', unit);
  });
}

/** Undefined means that the chain does not say. */
async function looksForCode({ services }: WorkerTools, address: Address): Promise<boolean | undefined> {
  try {
    return await hasCode(services.chain, address);
  } catch (error) {
    if (error instanceof ChainUnavailable) return undefined;
    throw error;
  }
}

async function begin(wallet: Wallet, script: ChainScript, unit: WorkerTransaction, tools: WorkerTools): Promise<void> {
  if (script.controls.holdDeployments) {
    tools.later(tools.services.config.settlementIntervalMs);
    return;
  }
  const failure = wallet.context.failedAttempts === 0 ? script.useUp('failNextDeployments') : undefined;
  if (failure) {
    unit.write(failure);
    // A scripted failure counts the wallet, with all its attempts (D-461).
    while (wallet.status === 'PENDING_DEPLOYMENT') await fail(wallet, 'SIMULATED_FAILURE', unit);
    return;
  }
  const { deployment } = safeOf(wallet.id, wallet.context);
  unit.write(
    relay({
      key: deploymentKey(wallet),
      ...deployment,
      expects: { address: SAFE.SafeProxyFactory, topic: PROXY_CREATION },
      wakes: { topic: 'wallets.deploy', key: wallet.id, payload: { walletId: wallet.id } },
      now: wallet.now,
    }),
  );
}

async function recordSent(wallet: Wallet, { hash }: ChainTransaction): Promise<void> {
  const isRecorded = wallet.status === 'DEPLOYING' && wallet.context.deploymentTxHash === hash;
  if (!isRecorded) await wallet.send('SEND_DEPLOYMENT', { txHash: hash });
}

/** There is code: by our transaction, or by somebody else's. */
async function land(wallet: Wallet, by: ChainTransaction | null, { reads }: WorkerTransaction): Promise<void> {
  const txHash = by?.hash ?? null;
  if (wallet.status === 'PENDING_DEPLOYMENT' || wallet.context.deploymentTxHash !== txHash) {
    await wallet.send('SEND_DEPLOYMENT', { txHash });
  }
  const ownersOutOfDate = await areOwnersOutOfDate(reads, wallet.context);
  await wallet.send('LAND', { at: wallet.now, ownersOutOfDate });
}

async function fail(wallet: Wallet, reason: string, { reads }: WorkerTransaction): Promise<void> {
  const ownersOutOfDate = await areOwnersOutOfDate(reads, wallet.context);
  await wallet.send('ATTEMPT_FAILED', { reason, ownersOutOfDate });
}
