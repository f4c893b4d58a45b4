import { parseEventLogs } from 'viem';
import { isAddressEqual } from 'viem/utils';
import type { OwnerSignature } from '../../../payments/chain/index.ts';
import {
  askChain,
  type Chain,
  type ChainLog,
  ChainUnavailable,
  executedBy,
  safeAbi,
} from '../../../payments/chain/index.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { MultisigPaymentRecord } from '../multisig-payment.store.ts';

/** A payment's own Safe transaction, sent by somebody else: the owners hold the signatures, and anybody can send them. */
export interface Elsewhere {
  readonly paymentId: string;
  readonly txHash: string;
  readonly signatures: readonly OwnerSignature[];
}

const READ_MS = 5000;

/** The Safe's report of the transaction, read outside any transaction of ours; undefined if the chain does not say. */
export async function readElsewhere(
  chain: Chain,
  { id, multisigTxHash, nonce }: MultisigPaymentRecord,
  { transactionHash: txHash, address }: ChainLog,
): Promise<Elsewhere | undefined> {
  const hash = multisigTxHash as `0x${string}`;
  try {
    return await askChain(chain, READ_MS, async ({ client }) => {
      const { logs } = await client.getTransactionReceipt({ hash: txHash });
      const told = parseEventLogs({ abi: safeAbi, eventName: 'SafeMultiSigTransaction', logs });
      for (const { args } of told.filter((log) => isAddressEqual(log.address, address))) {
        const by = executedBy(hash, args.signatures, args.additionalInfo);
        if (by.nonce === nonce) return { paymentId: id, txHash, signatures: by.signatures };
      }
      return { paymentId: id, txHash, signatures: [] };
    });
  } catch (error) {
    if (error instanceof ChainUnavailable) return undefined;
    throw error;
  }
}

/** Takes a payment the whole way that its transaction has gone, with the signatures that it carried (A 3.6). */
export async function follow(
  payment: Aggregate<'multisig-payment'>,
  { txHash, signatures }: Elsewhere,
): Promise<boolean> {
  for (const { signer, signature } of signatures) {
    if (payment.hasTag('signable') && !payment.context.signers.includes(signer)) {
      await payment.send('SIGN', { signer, signature });
    }
  }
  if (payment.status === 'READY_TO_EXECUTE') await payment.send('EXECUTE');
  if (payment.status !== 'EXECUTING') return false;
  await payment.send('EXECUTION_CONFIRMED', { txHash });
  return true;
}
