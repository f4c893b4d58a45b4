import type { Address } from 'viem';
import { encodeFunctionData, getAbiItem, toEventSelector } from 'viem/utils';
import {
  type Chain,
  type ChainCall,
  type ChainScript,
  type ChainTransaction,
  demoUsdAbi,
  demoUsdDeployment,
  erc20Abi,
  findChainTransactions,
  lockChainScripts,
  relay,
} from '../../kernel/chain/index.ts';
import type { Aggregate } from '../../kernel/lifecycle/aggregate.ts';
import type { BatchTools, BatchWorker, Job, WorkerTransaction } from '../../kernel/outbox/worker.ts';

type Drip = Aggregate<'drip'>;

const DRIP_TOPIC = 'wallets.drip';

/** Has drips paid by the relayer, and sees what became of them: CONFIRMED after one confirmation (D-257). */
export const worker: BatchWorker = {
  topic: DRIP_TOPIC,
  workAll: (jobs, tools) => tools.transaction(jobs, (unit) => advance(jobs, unit, tools)),
};

const dripOf = ({ payload }: Job): string => String(payload.dripId);
const transferKey = ({ id }: Drip): string => `drip:${id}`;

async function advance(jobs: readonly Job[], unit: WorkerTransaction, tools: BatchTools): Promise<void> {
  const drips = await unit.aggregates('drip', jobs.map(dripOf));
  const open = [...drips.values()].filter(({ status }) => status === 'SUBMITTED');
  const sent = await findChainTransactions(unit.reads, open.map(transferKey));
  const fresh = open.filter((drip) => !sent.has(transferKey(drip)));
  const scripts = await lockChainScripts(
    unit.reads,
    fresh.map(({ context }) => context.tenantId),
  );
  const { chain, config } = tools.services;
  for (const job of jobs) {
    const drip = drips.get(dripOf(job));
    if (drip?.status !== 'SUBMITTED') continue;
    const transaction = sent.get(transferKey(drip));
    if (transaction !== undefined) await conclude(drip, transaction);
    else if (!(await begin(drip, scripts(drip.context.tenantId), chain, unit)))
      tools.of(job).later(config.settlementIntervalMs);
  }
}

async function conclude(drip: Drip, { state, hash, error }: ChainTransaction): Promise<void> {
  if (state === 'CONFIRMED' && hash !== null) await drip.send('CONFIRM', { txHash: hash, at: drip.now });
  else if (state === 'REVERTED' || state === 'FAILED') await drip.send('FAIL', { reason: error ?? 'UNKNOWN' });
}

/** False while the tenant has scripted that the chain does not answer. */
async function begin(drip: Drip, script: ChainScript, chain: Chain, { write }: WorkerTransaction): Promise<boolean> {
  if (!script.controls.available) return false;
  const failure = script.useUp('failNextDrips');
  if (failure) {
    write(failure);
    await drip.send('FAIL', { reason: 'SIMULATED_FAILURE' });
    return true;
  }
  write(
    relay({
      key: transferKey(drip),
      ...paymentOf(drip, chain),
      wakes: { topic: DRIP_TOPIC, key: drip.id, payload: { dripId: drip.id }, whenSettled: true },
      now: drip.now,
    }),
  );
  return true;
}

/** Enough for a Safe to take ETH; an estimate from before its deployment would not be, and the wallet may land first. */
const ETH_GAS = 100_000n;

const TRANSFER = toEventSelector(getAbiItem({ abi: erc20Abi, name: 'Transfer' }));

/** Demo USD is minted; a token that the sandbox was given is paid out of what the relayer holds of it. */
function paymentOf({ context }: Drip, chain: Chain): Pick<ChainCall, 'to' | 'data' | 'value' | 'gasLimit' | 'expects'> {
  const to = context.address as Address;
  const units = context.amountBaseUnits;
  if (context.asset === 'eth') return { to, value: units, gasLimit: ETH_GAS };
  const token = chain.contracts.settlementToken;
  const isMinted = token === demoUsdDeployment(chain.relayer.address).address;
  return {
    to: token,
    data: isMinted
      ? encodeFunctionData({ abi: demoUsdAbi, functionName: 'mint', args: [to, units] })
      : encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] }),
    expects: { address: token, topic: TRANSFER },
  };
}
