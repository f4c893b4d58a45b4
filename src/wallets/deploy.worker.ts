import type { Address } from 'viem';
import { getAbiItem, toEventSelector } from 'viem/utils';
import {
  type ChainTransaction,
  ChainUnavailable,
  findChainTransaction,
  hasCode,
  relay,
  SAFE,
  safeProxyFactoryAbi,
  type TransactionState,
} from '../chain/index.ts';
import type { RowReads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';
import type { Aggregate } from '../lifecycle/aggregate.ts';
import type { Worker, WorkerTools, WorkerTransaction } from '../outbox/worker.ts';
import { lockChainControls, useUp } from '../sandbox/index.ts';
import { areOwnersOutOfDate } from './owners.ts';
import { safeOf } from './rules/new-wallet.ts';
import type { WalletRecord } from './wallet.store.ts';

type Wallet = Aggregate<'wallet'>;

const DEPLOY_TOPIC = 'wallets.deploy';

/** The longest wait for a chain that does not answer. */
const NO_CHAIN_MS = 60_000;

const PROXY_CREATION = toEventSelector(getAbiItem({ abi: safeProxyFactoryAbi, name: 'ProxyCreation' }));

/**
 * Deploys a wallet, or sees what became of it; woken by the wallet and by each change of its transaction (D-259). Code at
 * the address is looked for first: whoever deploys a second time is reverted, and anybody may have been first.
 */
export const deployWorker: Worker = {
  topic: DEPLOY_TOPIC,
  async work(job, tools) {
    const { services, reads, transaction } = tools;
    const id = String(job.payload.walletId);
    const wallet = await readDeployment(reads, id);
    if (wallet === undefined || !isOpen(wallet.status)) return;
    const intervalMs = services.config.settlementIntervalMs;
    if (wallet.chainAvailable === false) {
      tools.later(intervalMs);
      return;
    }
    // Signed or not, it says itself when it goes on: until it has ended, the chain has nothing to add.
    if (wallet.sentState === 'QUEUED') return;
    const isThere = wallet.sentState === 'SENT' ? 'NOT_ASKED' : await looksForCode(tools, wallet.address as Address);
    if (isThere === undefined) {
      // However many wallets wait: they ask less and less often.
      const isOff = services.chain.status().state === 'off';
      tools.later(isOff ? NO_CHAIN_MS : Math.min(NO_CHAIN_MS, intervalMs * 2 ** Math.min(job.attempts, 16)));
      return;
    }
    await transaction(async (unit) => {
      const locked = await unit.aggregate('wallet', id);
      if (locked && isOpen(locked.status)) await goOn(locked, isThere, unit, tools);
    });
  },
};

interface Deployment extends WalletRecord {
  /** Null where its tenant scripts nothing. */
  readonly chainAvailable: boolean | null;
  /** Of this attempt's transaction; null before it is asked for. */
  readonly sentState: TransactionState | null;
}

/** The wallet with all that decides whether the chain is asked, in one question. */
const readDeployment = (reads: RowReads, id: string): Promise<Deployment | undefined> =>
  reads.one<Deployment>(
    sql('wallets AS w')
      .leftJoin('test_chain AS c', 'c.tenant_id', 'w.tenant_id')
      .leftJoin('chain_transactions AS t', 't.key', sql.raw(`'wallet:' || w.id || ':deploy:' || w.attempt`))
      .where('w.id', id)
      .select('w.*', { chain_available: 'c.available', sent_state: 't.state' }),
  );

const isOpen = (status: WalletRecord['status']): boolean => status === 'PENDING_DEPLOYMENT' || status === 'DEPLOYING';

/** Undefined: the chain does not say. */
async function looksForCode({ services }: WorkerTools, address: Address): Promise<boolean | undefined> {
  try {
    return await hasCode(services.chain, address);
  } catch (error) {
    if (error instanceof ChainUnavailable) return undefined;
    throw error;
  }
}

async function goOn(
  wallet: Wallet,
  isThere: boolean | 'NOT_ASKED',
  unit: WorkerTransaction,
  tools: WorkerTools,
): Promise<void> {
  const sent = await findChainTransaction(unit.reads, deploymentKey(wallet));
  // It has ended since the look: that has woken the job once more, and then the chain is asked.
  if (isThere === 'NOT_ASKED') return sent?.state === 'SENT' ? recordSent(wallet, sent) : undefined;
  switch (sent?.state) {
    case undefined:
      return isThere ? land(wallet, null, unit) : begin(wallet, unit, tools);
    case 'QUEUED':
      return;
    case 'SENT':
      return recordSent(wallet, sent);
    case 'CONFIRMED':
      if (isThere) return land(wallet, sent, unit);
      // It was confirmed after the look, or its block is gone again.
      tools.later(tools.services.config.settlementIntervalMs);
      return;
    case 'REVERTED':
    case 'FAILED':
      return isThere ? land(wallet, null, unit) : fail(wallet, sent.error ?? 'UNKNOWN', unit);
  }
}

const deploymentKey = ({ id, context }: Wallet): string => `wallet:${id}:deploy:${context.attempt}`;

async function begin(wallet: Wallet, unit: WorkerTransaction, tools: WorkerTools): Promise<void> {
  const { tenantId, failedAttempts } = wallet.context;
  const controls = await lockChainControls(unit.reads, tenantId);
  if (controls.holdDeployments) {
    tools.later(tools.services.config.settlementIntervalMs);
    return;
  }
  if (controls.failNextDeployments > 0 && failedAttempts === 0) {
    unit.write(useUp(tenantId, 'failNextDeployments'));
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
      wakes: { topic: DEPLOY_TOPIC, key: wallet.id, payload: { walletId: wallet.id } },
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
