import type { TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex } from '@ethereumjs/util';
import type { Hex } from 'viem';
import type { MinedBlock, MinedTransaction } from './blocks.ts';
import { BASE_FEE, GAS_LIMIT } from './execution.ts';

const EMPTY_BLOOM: Hex = `0x${'00'.repeat(256)}`;
const NO_HASH: Hex = `0x${'00'.repeat(32)}`;
const NOBODY: Hex = `0x${'00'.repeat(20)}`;
const EMPTY_UNCLES: Hex = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347';

export const quantity = (value: bigint | number): Hex => `0x${value.toString(16)}`;

/** A block as a node shows it, with its transactions or their hashes. */
export const blockForm = (block: MinedBlock, withTransactions: boolean) => ({
  number: quantity(block.number),
  hash: block.hash,
  parentHash: block.parentHash,
  timestamp: quantity(block.timestamp),
  gasLimit: quantity(GAS_LIMIT),
  gasUsed: quantity(block.gasUsed),
  baseFeePerGas: quantity(BASE_FEE),
  transactions: block.transactions.map((one, index) =>
    withTransactions ? transactionForm(one.transaction, { block, index }) : one.hash,
  ),
  nonce: '0x0000000000000000',
  difficulty: '0x0',
  totalDifficulty: '0x0',
  extraData: '0x',
  logsBloom: EMPTY_BLOOM,
  miner: NOBODY,
  mixHash: NO_HASH,
  receiptsRoot: NO_HASH,
  sha3Uncles: EMPTY_UNCLES,
  stateRoot: NO_HASH,
  transactionsRoot: NO_HASH,
  size: '0x0',
  uncles: [],
});

interface Place {
  readonly block: MinedBlock;
  readonly index: number;
}

/** A transaction as a node shows it; without a place it waits to be mined. */
export function transactionForm(tx: TypedTransaction, place?: Place) {
  const { to, value, data, nonce, gasLimit, v, r, s, type, hash, ...rest } = {
    ...(tx.toJSON() as Record<string, unknown>),
    to: tx.to?.toString() ?? null,
    value: quantity(tx.value),
    data: bytesToHex(tx.data),
    nonce: quantity(tx.nonce),
    gasLimit: quantity(tx.gasLimit),
    v: quantity(tx.v ?? 0n),
    r: quantity(tx.r ?? 0n),
    s: quantity(tx.s ?? 0n),
    type: quantity(tx.type),
    hash: bytesToHex(tx.hash()),
  };
  return {
    ...rest,
    type,
    hash,
    from: tx.getSenderAddress().toString(),
    to,
    value,
    input: data,
    nonce,
    gas: gasLimit,
    v,
    r,
    s,
    gasPrice: quantity(BASE_FEE),
    blockHash: place?.block.hash ?? null,
    blockNumber: place ? quantity(place.block.number) : null,
    transactionIndex: place ? quantity(place.index) : null,
  };
}

export function receiptForm({ block, index }: Place) {
  const mined = block.transactions[index];
  if (mined === undefined) throw new Error('There is no such transaction in the block');
  const { transaction: tx } = mined;
  return {
    transactionHash: mined.hash,
    transactionIndex: quantity(index),
    blockHash: block.hash,
    blockNumber: quantity(block.number),
    from: tx.getSenderAddress().toString(),
    to: tx.to?.toString() ?? null,
    contractAddress: mined.createdAddress,
    cumulativeGasUsed: quantity(mined.cumulativeGasUsed),
    gasUsed: quantity(mined.gasUsed),
    effectiveGasPrice: quantity(BASE_FEE),
    logs: logForms(block, mined, index),
    logsBloom: EMPTY_BLOOM,
    status: mined.hasSucceeded ? '0x1' : '0x0',
    type: quantity(tx.type),
  };
}

export const logForms = (block: MinedBlock, { hash, logs, firstLog }: MinedTransaction, index: number) =>
  logs.map((log, at) => ({
    ...log,
    blockHash: block.hash,
    blockNumber: quantity(block.number),
    transactionHash: hash,
    transactionIndex: quantity(index),
    logIndex: quantity(firstLog + at),
    removed: false,
  }));
