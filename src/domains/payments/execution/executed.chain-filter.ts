import { type Address, isAddressEqual } from 'viem';
import { getAddress } from 'viem/utils';
import type { ChainFilter, MinedLog } from '../../../payments/chain/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { RowReads } from '../../../platform/db/reads.ts';
import { anyOf, sql } from '../../../platform/db/sql.ts';
import { openPaymentsOfWallet } from '../multisig-payment.store.ts';
import { EXECUTED_LOGS, EXECUTION_FAILURE, EXECUTION_SUCCESS } from './executed.cross-tenant.ts';

/** Logs of Safes with open payments: either event has used a nonce. */
export const chainFilter = ({ depositConfirmations }: Pick<Config, 'depositConfirmations'>): ChainFilter => ({
  name: EXECUTED_LOGS,
  address: () => 'any',
  events: [EXECUTION_SUCCESS, EXECUTION_FAILURE],
  confirmations: depositConfirmations,
  select: ofOpenPayments,
  wakes: 'payments.executed',
});

async function ofOpenPayments(logs: readonly MinedLog[], reads: RowReads): Promise<readonly MinedLog[]> {
  const addresses = [...new Set(logs.map(({ address }) => getAddress(address)))];
  const rows = await reads.many<{ address: Address }>(
    sql('wallets')
      .where(anyOf('address', addresses))
      .whereExists(openPaymentsOfWallet(sql.raw('wallets.id')).select(sql.raw('1')))
      .select('address'),
  );
  return logs.filter((log) => rows.some(({ address }) => isAddressEqual(address, log.address)));
}
