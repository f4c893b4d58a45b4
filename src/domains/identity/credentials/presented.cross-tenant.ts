// Reads across tenants: a holder of any tenant presents its credentials by its own signature (B 4.7).

import type { CredentialDocument } from '../../../../machines/identity/credential.machine.ts';
import type { WalletType } from '../../../../machines/identity/wallet-binding.machine.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { anyOf, literally, sql } from '../../../platform/db/sql.ts';
import type { StatusOf } from '../../../platform/lifecycle/definition.ts';

/** The holder that presents. */
export interface Holder {
  readonly id: string;
  readonly did: string;
}

/** An identity that is suspended or closed presents nothing: it is as unknown as one that never was (D-320). */
export const holderByDid = (reads: Reads, did: string): Promise<Holder | undefined> =>
  reads.acrossTenants.one<Holder>(sql('identities').select('id', 'did').where({ did, status: 'ACTIVE' }));

/**
 * The signature scheme of the wallet that is ACTIVE under the holder's identity on this chain; undefined if it is not
 * bound.
 */
export async function boundAs(
  reads: Reads,
  holder: Holder,
  wallet: { readonly address: string; readonly chainId: number },
): Promise<WalletType | undefined> {
  const binding = await reads.acrossTenants.one<{ walletType: WalletType }>(
    sql('wallet_bindings')
      .select('wallet_type')
      .whereRaw('lower(wallet_address) = ?', [wallet.address.toLowerCase()])
      .where(literally('status', 'ACTIVE'))
      .where({ identity_id: holder.id, chain_id: wallet.chainId }),
  );
  return binding?.walletType;
}

/** A credential with all that its verdict depends on. */
export interface PresentedRow {
  readonly id: string;
  readonly status: StatusOf<'credential'>;
  readonly subjectDid: string;
  readonly issuerKind: 'PLATFORM' | 'ORGANIZATION';
  readonly issuerRef: string;
  readonly schemaVersion: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
  readonly document: CredentialDocument | null;
  readonly docHash: string | null;
  readonly signature: string | null;
  readonly nonce: string | null;
  /** `did:subject` of the credential's tenant; null while it has none. */
  readonly orgDid: string | null;
  /** The deployed multisig of the credential's tenant; null while it has none. */
  readonly orgAddress: string | null;
}

/** Returns the holder's own credentials among the ids, in no order: another holder's are not found (D-332). */
export const credentialsOfHolder = (reads: Reads, holder: Holder, ids: readonly string[]): Promise<PresentedRow[]> =>
  reads.acrossTenants.many<PresentedRow>(
    sql('credentials as c')
      .leftJoin('identities as o', (on) => on.on('o.subject_id', 'c.tenant_id').andOnVal('o.subject_type', 'TENANT'))
      .leftJoin('wallets as w', (on) =>
        on.on('w.tenant_id', 'c.tenant_id').andOnVal('w.kind', 'ORGANIZATION').andOnVal('w.status', 'DEPLOYED'),
      )
      .select('c.id', 'c.status', 'c.subject_did', 'c.issuer_kind', 'c.issuer_ref', 'c.schema_version', 'c.issued_at')
      .select('c.expires_at', 'c.document', 'c.doc_hash', 'c.signature', 'c.nonce')
      .select({ orgDid: 'o.did', orgAddress: 'w.address' })
      .where(anyOf('c.id', ids))
      .where({ 'c.subject_did': holder.did }),
  );
