import { newId } from '../../../src/platform/db/ids.ts';
import type { TestService } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { sample } from './card.sample.ts';

/** A card of a wallet by the engine alone: issuing one needs the wallet to be deployed. */
export async function plantCard(service: TestService, tenantId: string, walletId: string | undefined): Promise<void> {
  const wallet = await service.pool.owner('wallets').where({ id: walletId }).first();
  const id = newId('card');
  const context = sample.context({ tenantId, memberId: '', paymentId: '' }, 1);
  const own = { walletId: wallet.id, multisigAddress: wallet.address, issuerCardId: `icd_${id}` };
  const ofNoProvider = { cardholderId: null, fundingCardAccountId: null };
  await working(service, (unit) => unit.open('card', { id, context: { ...context, ...own, ...ofNoProvider } }));
}
