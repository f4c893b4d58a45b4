import { encodeEventTopics, type Hex, isAddressEqual } from 'viem';
import { getAddress, slice } from 'viem/utils';
import { type ChainFilter, erc20Abi, type MinedLog } from '../../payments/chain/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { anyOf, sql } from '../../platform/db/sql.ts';

const [TRANSFER] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' }) as [Hex];

/** Money that comes into the holds of invoices: a reorganisation that takes it away is heard of (D-293). Sandbox only. */
export const chainFilter = ({
  environment,
  depositConfirmations,
}: Pick<Config, 'environment' | 'depositConfirmations'>): ChainFilter => ({
  name: 'invoices.funding',
  address: ({ settlementToken }) => (environment === 'sandbox' ? settlementToken : undefined),
  events: [TRANSFER],
  confirmations: depositConfirmations,
  select: intoHolds,
  wakes: 'invoices.funding',
});

async function intoHolds(logs: readonly MinedLog[], reads: RowReads): Promise<readonly MinedLog[]> {
  const receivers = new Map(logs.map((log) => [log, receiverOf(log)]));
  const addresses = [...new Set([...receivers.values()].filter((address) => address !== undefined))];
  const rows = await reads.many<{ holdAddress: Hex }>(
    sql('invoices')
      .where(anyOf('hold_address', addresses))
      .whereIn('status', ['SENT', 'FUNDED'])
      .select('hold_address'),
  );
  return logs.filter((log) => {
    const receiver = receivers.get(log);
    return receiver !== undefined && rows.some(({ holdAddress }) => isAddressEqual(holdAddress, receiver));
  });
}

/** Whom a transfer has paid, checksummed. */
export function receiverOf({ topics }: { readonly topics: readonly string[] }): Hex | undefined {
  const to = topics[2] as Hex | undefined;
  return to && getAddress(slice(to, 12));
}
