import { bytesToHex, hexToBytes, setLengthLeft } from '@ethereumjs/util';
import type { Hex } from 'viem';
import type { MinedBlock } from './blocks.ts';
import { addressOf, BASE_FEE, type Call } from './execution.ts';
import { blockForm, logForms, quantity, receiptForm, transactionForm } from './json-forms.ts';
import { invalidParams, noMethod } from './rpc-error.ts';
import type { Placed, SimulatedChain } from './simulated-chain.ts';

type Params = readonly unknown[];
type Method = (chain: SimulatedChain, params: Params) => unknown;

interface RawCall {
  readonly from?: Hex;
  readonly to?: Hex | null;
  readonly data?: Hex;
  readonly input?: Hex;
  readonly value?: Hex;
  readonly gas?: Hex;
}

interface LogFilter {
  readonly blockHash?: Hex;
  readonly fromBlock?: string;
  readonly toBlock?: string;
  readonly address?: Hex | readonly Hex[];
  readonly topics?: readonly (Hex | readonly Hex[] | null)[];
}

/** The methods of a node that the service and wallets use, and of anvil's those that a sandbox's controls use. */
const METHODS: Readonly<Record<string, Method>> = {
  eth_chainId: ({ chainId }) => quantity(chainId),
  net_version: ({ chainId }) => String(chainId),
  web3_clientVersion: () => 'Paychart simulated chain',
  eth_blockNumber: ({ head }) => quantity(head.number),
  eth_gasPrice: () => quantity(BASE_FEE),
  eth_maxPriorityFeePerGas: () => quantity(0),
  eth_accounts: ({ faucet }) => [faucet],
  eth_getBalance: async (chain, [address, at]) => quantity((await accountAt(chain, address, at))?.balance ?? 0n),
  eth_getTransactionCount: async (chain, [address, at]) => quantity((await accountAt(chain, address, at))?.nonce ?? 0n),
  eth_getCode: (chain, [address, at]) => {
    const code = frozenAt(chain, at).codes.get(hex(address).toLowerCase() as Hex);
    return code === undefined ? '0x' : bytesToHex(code);
  },
  eth_getStorageAt: (chain, [address, slot, at]) => {
    const key = bytesToHex(setLengthLeft(hexToBytes(padded(hex(slot))), 32));
    const value = frozenAt(chain, at).storage.get(`${hex(address).toLowerCase()}_${key}`) ?? new Uint8Array();
    return bytesToHex(setLengthLeft(value, 32));
  },
  eth_call: (chain, [call, at]) => chain.call(callOf(call), blockAt(chain, at)),
  eth_estimateGas: async (chain, [call, at]) => quantity(await chain.estimateGas(callOf(call), blockAt(chain, at))),
  eth_sendRawTransaction: (chain, [raw]) => chain.send(hex(raw)),
  eth_sendTransaction: (chain, [call]) => chain.sendFromFaucet(callOf(call)),
  eth_getBlockByNumber: (chain, [at, full]) => {
    const block = findBlock(chain, at);
    return block === undefined ? null : blockForm(block, full === true);
  },
  eth_getBlockByHash: (chain, [hash, full]) => {
    const block = chain.blockOf(hex(hash));
    return block === undefined ? null : blockForm(block, full === true);
  },
  eth_getTransactionByHash: (chain, [hash]) => {
    const place = chain.mined(hex(hash));
    const mined = place?.block.transactions[place.index];
    if (place && mined) return transactionForm(mined.transaction, place);
    const pending = chain.pending(hex(hash));
    return pending === undefined ? null : transactionForm(pending);
  },
  eth_getTransactionReceipt: (chain, [hash]) => {
    const place = chain.mined(hex(hash));
    return place === undefined ? null : receiptForm(place);
  },
  eth_getLogs: (chain, [filter]) => logsOf(chain, filter as LogFilter),
  anvil_mine: async (chain, [blocks]) => {
    await chain.mine(blocks === undefined ? 1n : BigInt(hex(blocks)));
    return null;
  },
  anvil_reorg: async (chain, [depth, transactions]) => {
    await chain.reorg(Number(depth), (transactions ?? []) as readonly Placed[]);
    return null;
  },
  anvil_setBalance: (chain, [address, wei]) => done(chain.setBalance(hex(address), BigInt(hex(wei)))),
  anvil_setNonce: (chain, [address, nonce]) => done(chain.setNonce(hex(address), BigInt(hex(nonce)))),
  anvil_setCode: (chain, [address, code]) => done(chain.setCode(hex(address), hex(code))),
};

/** @throws RpcError */
export async function answer(chain: SimulatedChain, method: string, params: Params): Promise<unknown> {
  const known = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  if (known === undefined) throw noMethod(method);
  return known(chain, params);
}

const done = (work: Promise<void>): Promise<null> => work.then(() => null);

function hex(value: unknown): Hex {
  if (typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)) return value as Hex;
  throw invalidParams(`hexadecimal data is wanted in place of ${JSON.stringify(value)}`);
}

const padded = (value: Hex): Hex => (value.length % 2 === 0 ? value : `0x0${value.slice(2)}`);

function callOf(value: unknown): Call {
  const { from, to, data, input, value: wei, gas } = value as RawCall;
  const bytes = input ?? data;
  return {
    ...(from && { from: hex(from) }),
    ...(to && { to: hex(to) }),
    ...(bytes && { data: hex(bytes) }),
    ...(wei && { value: BigInt(hex(wei)) }),
    ...(gas && { gas: BigInt(hex(gas)) }),
  };
}

/** By number, tag or `{blockHash}`. */
function findBlock(chain: SimulatedChain, at: unknown = 'latest'): MinedBlock | undefined {
  if (typeof at === 'object' && at !== null && 'blockHash' in at) return chain.blockOf(hex(at.blockHash));
  if (at === 'earliest') return chain.blockAt(0n);
  if (at === 'latest' || at === 'pending' || at === 'safe' || at === 'finalized') return chain.head;
  return chain.blockAt(BigInt(hex(at)));
}

function blockAt(chain: SimulatedChain, at: unknown): MinedBlock {
  const block = findBlock(chain, at);
  if (block === undefined) throw invalidParams('the block is not there');
  return block;
}

function frozenAt(chain: SimulatedChain, at: unknown) {
  const { state, number } = blockAt(chain, at);
  if (state === undefined) throw invalidParams(`the state of block ${number} is not kept any more`);
  return state;
}

const accountAt = (chain: SimulatedChain, address: unknown, at: unknown) =>
  frozenAt(chain, at).accounts.get(addressOf(hex(address)).toString());

function logsOf(chain: SimulatedChain, { blockHash, fromBlock, toBlock, address, topics = [] }: LogFilter) {
  const addresses = address === undefined ? undefined : [address].flat().map((one) => one.toLowerCase());
  const wanted = topics.map((topic) => (topic === null ? undefined : [topic].flat().map((one) => one.toLowerCase())));
  const blocks = blockHash === undefined ? between(chain, fromBlock, toBlock) : [blockAt(chain, { blockHash })];
  return blocks
    .flatMap((block) => block.transactions.flatMap((mined, index) => logForms(block, mined, index)))
    .filter(
      (log) =>
        (addresses === undefined || addresses.includes(log.address)) &&
        wanted.every((some, place) => some === undefined || some.includes(log.topics[place] ?? '')),
    );
}

function between(chain: SimulatedChain, from?: string, to?: string): MinedBlock[] {
  const first = blockAt(chain, from).number;
  const last = findBlock(chain, to) ?? chain.head;
  const blocks: MinedBlock[] = [];
  for (let number = first; number <= last.number; number += 1n) blocks.push(blockAt(chain, quantity(number)));
  return blocks;
}
