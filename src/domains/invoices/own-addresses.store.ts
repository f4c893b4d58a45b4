import type { Reads } from '../../platform/db/reads.ts';
import { literally, sql } from '../../platform/db/sql.ts';

/** Which of these checksummed addresses the tenant is known to control: its wallets, and those bound to its identities. */
export async function ownAddresses(
  reads: Pick<Reads, 'many'>,
  tenantId: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const [wallets, bindings] = await Promise.all([
    reads.many<{ address: string }>(
      sql('wallets').select('address').where({ tenant_id: tenantId }).whereIn('address', addresses),
    ),
    reads.many<{ address: string }>(
      sql('wallet_bindings')
        .select({ address: 'wallet_address' })
        .where({ tenant_id: tenantId })
        .where(literally('status', 'ACTIVE'))
        .whereIn('wallet_address', addresses),
    ),
  ]);
  return new Set([...wallets, ...bindings].map(({ address }) => address));
}
