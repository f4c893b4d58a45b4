import type { WalletOwner } from '../../../../machines/wallets/wallet.machine.ts';
import { newWallet } from '../../wallets/index.ts';
import type { Parties } from './parties.ts';

/** The number of signatures that an escrow needs, of its three owners. */
const THRESHOLD = 2;

/** The escrow of an invoice: a 2-of-3 Safe of payer, payee and arbiter (B 1, B 2.5). */
export function newHold(invoice: Parties & { readonly tenantId: string; readonly chainId: number }, invoiceId: string) {
  const owner = (address: string, label: string): WalletOwner => ({ address, role: 'ADMIN_OWNER', label });
  return newWallet({
    tenantId: invoice.tenantId,
    kind: 'STANDARD',
    memberId: null,
    name: `Escrow of ${invoiceId}`,
    chainId: invoice.chainId,
    owners: [
      owner(invoice.payerAddress, 'Payer'),
      owner(invoice.payeeAddress, 'Payee'),
      owner(invoice.arbiterAddress, 'Arbiter'),
    ],
    threshold: THRESHOLD,
  });
}
