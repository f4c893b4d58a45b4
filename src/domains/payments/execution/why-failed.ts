import type { Address } from 'viem';
import type { MultisigFailureReason } from '../../../../machines/payments/multisig-payment.types.ts';
import { askChain, ChainUnavailable, readAccountBalances, revertReason } from '../../../payments/chain/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { MultisigPaymentRecord } from '../multisig-payment.store.ts';
import { safeCallOf } from './execute.ts';
import { readSafeState } from './read-safe-state.ts';

export type Failure =
  | { readonly reason: MultisigFailureReason; readonly said: string | null }
  /** Its nonce is used: by the very transaction, sent by somebody else, or by another one. */
  | { readonly reason: 'NONCE_USED' };

/**
 * Why the Safe did not do it, outside any transaction; undefined where the chain does not say, or not for good yet. The Safe
 * itself reverts with GS013 and nothing else: the inner call is asked as the Safe would make it.
 */
export async function whyFailed(
  services: Services,
  safe: Address,
  payment: MultisigPaymentRecord,
): Promise<Failure | undefined> {
  const state = await readSafeState(services, safe, payment.nonce);
  if (state === undefined) return undefined;
  if (state.confirmed > payment.nonce) return state.isIndexed ? { reason: 'NONCE_USED' } : undefined;
  if (state.latest > payment.nonce) return undefined;
  try {
    const [balances] = await readAccountBalances(services.chain, [safe]);
    const available = balances?.[payment.asset] ?? 0n;
    const said = await askChain(services.chain, READ_MS, async ({ client }) => {
      const { to, value, data } = safeCallOf(payment);
      return client.call({ account: safe, to, value, data }).then(
        () => null,
        (error: unknown) => {
          const reason = revertReason(error);
          if (reason === undefined && available >= payment.amountBaseUnits) throw error;
          return reason ?? null;
        },
      );
    });
    const reason = available < payment.amountBaseUnits ? 'INSUFFICIENT_FUNDS' : 'EXECUTION_REVERTED';
    return { reason, said };
  } catch (error) {
    if (error instanceof ChainUnavailable) return undefined;
    throw error;
  }
}

const READ_MS = 5000;
