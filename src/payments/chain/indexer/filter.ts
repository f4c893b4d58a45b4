import type { Address, Hex, Log, PublicClient } from 'viem';
import { formatLog, isAddressEqual, toHex } from 'viem/utils';
import type { RowReads } from '../../../platform/db/reads.ts';
import type { TopicOf } from '../../../platform/lifecycle/topics.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChainContracts } from '../contracts/addresses.ts';
import type { LogKey } from './log.cross-tenant.ts';

/** A log in a block. */
export type MinedLog = Log<bigint, number, false>;

/** Logs that a domain wants to hear of. A file `*.chain-filter.ts` exports one, and the wiring finds it. */
export interface ChainFilter {
  /** Its own, such as `offramp.deposits`; stored with each log. */
  readonly name: string;
  /**
   * The emitting contract; `any` for contracts that only `select` knows, such as wallets. Undefined means that there is
   * none.
   */
  readonly address: (contracts: ChainContracts) => Address | 'any' | undefined;
  /** The first topics, one of which a log has. */
  readonly events: readonly Hex[];
  /** Blocks that make a log final, its own included. */
  readonly confirmations: number;
  /** Which of them matter: looks them up in the domain's tables. All, unless it says. */
  readonly select?: (logs: readonly MinedLog[], reads: RowReads) => Promise<readonly MinedLog[]>;
  /**
   * The job of each log at each change of its state, with the payload `{filter, blockHash, logIndex}`: its worker
   * reads the state by `findChainLog`.
   */
  readonly wakes: TopicOf<LogKey>;
}

/** A filter by the service's configuration: what `*.chain-filter.ts` exports. */
export type ChainFilterOf = (config: Services['config']) => ChainFilter;

/** One block, or all from one number to another. */
export type BlockRange = { readonly blockHash: Hex } | { readonly fromBlock: bigint; readonly toBlock: bigint };

/** The logs of blocks that any of the filters might want: at most two requests, whatever their number. */
export async function logsOf(
  client: PublicClient,
  range: BlockRange,
  filters: readonly ChainFilter[],
  contracts: ChainContracts,
): Promise<MinedLog[]> {
  const bound = new Set<Address>();
  const events = { bound: new Set<Hex>(), any: new Set<Hex>() };
  for (const filter of filters) {
    const address = filter.address(contracts);
    if (address === undefined) continue;
    if (address !== 'any') bound.add(address);
    for (const event of filter.events) events[address === 'any' ? 'any' : 'bound'].add(event);
  }
  const blocks = 'blockHash' in range ? range : { fromBlock: toHex(range.fromBlock), toBlock: toHex(range.toBlock) };
  const ask = async (topics: ReadonlySet<Hex>, address?: readonly Address[]): Promise<MinedLog[]> => {
    if (topics.size === 0) return [];
    const found = await client.request({
      method: 'eth_getLogs',
      params: [{ ...blocks, topics: [[...topics]], ...(address && { address: [...address] }) }],
    });
    return found.map((log) => formatLog(log)).filter(isMined);
  };
  const [some, every] = await Promise.all([ask(events.bound, [...bound]), ask(events.any)]);
  const unique = new Map([...some, ...every].map((log) => [`${log.blockHash}:${log.logIndex}`, log]));
  return [...unique.values()].sort((a, b) => Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex);
}

const isMined = (log: Log): log is MinedLog => log.blockNumber !== null && log.logIndex !== null;

/** Tells whether a filter asks for the log at all. */
export function matches({ address, events }: ChainFilter, log: MinedLog, contracts: ChainContracts): boolean {
  const wanted = address(contracts);
  const [first] = log.topics;
  if (wanted === undefined || first === undefined || !events.includes(first)) return false;
  return wanted === 'any' || isAddressEqual(wanted, log.address);
}
