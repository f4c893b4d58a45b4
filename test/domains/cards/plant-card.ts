import { newId } from '../../../src/kernel/db/ids.ts';
import type { TestService } from '../../support/service.ts';

/** A card of a wallet as a row alone: issuing one needs the wallet to be deployed. */
export async function plantCard({ pool }: TestService, tenantId: string, walletId: string | undefined): Promise<void> {
  const wallet = await pool.owner('wallets').where({ id: walletId }).first();
  const [id, now] = [newId('card'), new Date()];
  await pool.owner('cards').insert({
    ...{ id, status: 'active', step: 1, created_at: now, updated_at: now, tenant_id: tenantId },
    ...{ wallet_id: wallet.id, multisig_address: wallet.address, issuer_card_id: `icd_${id}`, last4: '4242' },
    blocked_mcc: '[]',
  });
}
