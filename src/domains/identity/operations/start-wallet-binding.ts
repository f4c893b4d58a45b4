import { usableAddress } from '../../../payments/chain/checksummed.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { isBound } from '../bindings/bound-wallet.cross-tenant.ts';
import { startBinding } from '../bindings/start-binding.ts';
import { identityById } from '../bindings/wallet-binding.store.ts';

/** Begins to bind a wallet: the challenge waits 15 minutes for the wallet's signature (B 4.7, D-322). */
export const startWalletBinding: Handler<'startWalletBinding'> = async (request) => {
  const { path, body, tenantId, reads, services, fail } = request;
  const walletAddress = usableAddress(body.walletAddress);
  if (walletAddress === undefined) return fail('INVALID_WALLET_ADDRESS');
  const { chainId } = services.config;
  if (body.chainId !== undefined && body.chainId !== chainId) {
    const error = { path: '/body/chainId', message: `must be ${chainId}`, rule: 'const', allowed: [`${chainId}`] };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const [identity, isTaken] = await Promise.all([
    identityById(reads, tenantId, path.id),
    isBound(reads, walletAddress),
  ]);
  if (!identity) return fail('IDENTITY_NOT_FOUND');
  if (isTaken) return fail('WALLET_ALREADY_BOUND');
  return startBinding(request, {
    identity,
    walletAddress,
    walletType: body.walletType ?? 'EOA',
    predecessorId: null,
  });
};
