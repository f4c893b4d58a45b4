import type { Knex } from 'knex';
import type { WalletType } from '../../../../machines/identity/wallet-binding.machine.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** A wallet that signs for an identity of the tenant now (B 2.8). */
export interface PayerWallet {
  /** Checksummed. */
  readonly walletAddress: string;
  readonly walletType: WalletType;
  readonly chainId: number;
  /** `did:subject` of the identity. */
  readonly identityDid: string;
}

/** The ACTIVE wallets of all the tenant's identities, its members' included (D-147). */
export const payerWallets = (reads: Reads, tenantId: string): Promise<PayerWallet[]> =>
  reads.many<PayerWallet>(
    sql('wallet_bindings as b')
      .join('identities as i', 'i.id', 'b.identity_id')
      .select('b.wallet_address', 'b.wallet_type', 'b.chain_id', { identityDid: 'i.did' })
      .where({ 'b.tenant_id': tenantId, 'b.status': 'ACTIVE' })
      .orderBy('b.id'),
  );

/** The bindings of an identity, whatever has become of them. */
export const bindingsOf = (tenantId: string, identityId: string): Knex.QueryBuilder =>
  sql('wallet_bindings').where({ tenant_id: tenantId, identity_id: identityId });

/** An identity whose wallets are asked about. */
export interface BoundIdentity {
  readonly id: string;
  readonly did: string;
  readonly subjectType: 'TENANT' | 'TENANT_MEMBER';
}

/** The tenant's identity, which its bindings are reached through. */
export const identityById = (reads: Reads, tenantId: string, id: string): Promise<BoundIdentity | undefined> =>
  reads.one<BoundIdentity>(sql('identities').select('id', 'did', 'subject_type').where({ tenant_id: tenantId, id }));
