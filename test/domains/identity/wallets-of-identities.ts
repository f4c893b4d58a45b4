import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { WalletBinding } from '../../../generated/contract/schemas.ts';
import type { TestTenant } from '../../support/service.ts';

export const newWallet = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey());

/** The identity of a tenant itself. */
export const businessOf = ({ api }: TestTenant) => api.createIdentity({ subjectType: 'TENANT' }).unwrap();

/** Signs a binding's challenge as wallets do, by EIP-191. */
export const signed = async ({ identityId, id, challenge }: WalletBinding, wallet: PrivateKeyAccount) => ({
  id: identityId,
  bindingId: id,
  signature: await wallet.signMessage({ message: challenge ?? '' }),
});

/** Binds a wallet to an identity, over HTTP and by its own signature. */
export async function bind(tenant: TestTenant, identityId: string, wallet = newWallet()): Promise<WalletBinding> {
  const started = await tenant.api.startWalletBinding({ id: identityId, walletAddress: wallet.address }).unwrap();
  return tenant.api.verifyWalletBinding(await signed(started, wallet)).unwrap();
}
