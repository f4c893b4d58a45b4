import type { Address } from 'viem';
import { encodeFunctionData, getAbiItem, toEventSelector } from 'viem/utils';
import {
  type Chain,
  type ChainCall,
  demoUsdAbi,
  demoUsdDeployment,
  erc20Abi,
  findChainTransaction,
  relay,
} from '../chain/index.ts';
import type { Aggregate } from '../lifecycle/aggregate.ts';
import type { Worker, WorkerTransaction } from '../outbox/worker.ts';
import { lockChainControls, useUp } from '../sandbox/index.ts';

type Drip = Aggregate<'drip'>;

const DRIP_TOPIC = 'wallets.drip';

/** Has a drip paid by the relayer, and sees what became of it: CONFIRMED after one confirmation (D-257). */
export const dripWorker: Worker = {
  topic: DRIP_TOPIC,
  async work(job, { services, transaction, later }) {
    await transaction(async (unit) => {
      const drip = await unit.aggregate('drip', String(job.payload.dripId));
      if (drip?.status !== 'SUBMITTED') return;
      const sent = await findChainTransaction(unit.reads, transferKey(drip));
      if (sent === undefined) {
        if (!(await begin(drip, services.chain, unit))) later(services.config.settlementIntervalMs);
      } else if (sent.state === 'CONFIRMED' && sent.hash !== null) {
        await drip.send('CONFIRM', { txHash: sent.hash, at: drip.now });
      } else if (sent.state === 'REVERTED' || sent.state === 'FAILED') {
        await drip.send('FAIL', { reason: sent.error ?? 'UNKNOWN' });
      }
    });
  },
};

const transferKey = ({ id }: Drip): string => `drip:${id}`;

/** False while the tenant has scripted that the chain does not answer. */
async function begin(drip: Drip, chain: Chain, { reads, write }: WorkerTransaction): Promise<boolean> {
  const { tenantId } = drip.context;
  const controls = await lockChainControls(reads, tenantId);
  if (!controls.available) return false;
  if (controls.failNextDrips > 0) {
    write(useUp(tenantId, 'failNextDrips'));
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
