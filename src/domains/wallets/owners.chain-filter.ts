import { type Address, encodeEventTopics, type Hex, isAddressEqual } from 'viem';
import { getAddress } from 'viem/utils';
import { type ChainFilter, type MinedLog, safeAbi } from '../../payments/chain/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { anyOf, sql } from '../../platform/db/sql.ts';

const EVENTS = (['AddedOwner', 'RemovedOwner', 'ChangedThreshold'] as const).flatMap(
  (eventName) => encodeEventTopics({ abi: safeAbi, eventName }) as Hex[],
);

/** The owners and the threshold of a wallet are changed by Safe transactions alone (D-457). */
export const chainFilter = ({ depositConfirmations }: Pick<Config, 'depositConfirmations'>): ChainFilter => ({
  name: 'wallets.owners',
  address: () => 'any',
  events: EVENTS,
  confirmations: depositConfirmations,
  select: ofWallets,
  wakes: 'wallets.owners',
});

async function ofWallets(logs: readonly MinedLog[], reads: RowReads): Promise<readonly MinedLog[]> {
  const addresses = [...new Set(logs.map(({ address }) => getAddress(address)))];
  const rows = await reads.many<{ address: Address }>(
    sql('wallets').where(anyOf('address', addresses)).select('address'),
  );
  return logs.filter((log) => rows.some(({ address }) => isAddressEqual(address, log.address)));
}
