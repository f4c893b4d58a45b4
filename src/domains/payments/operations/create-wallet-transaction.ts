import type { Hex } from 'viem';
import { faultOfAddress, usableAddress } from '../../../payments/chain/checksummed.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { protectionOf } from '../../protection/index.ts';
import { findWallet } from '../../wallets/index.ts';
import { multisigPaymentRecord, presentMultisigPayment } from '../multisig-payment.present.ts';
import { proposeTransfer, type TransferPlan } from '../propose.ts';
import { spendOfCall } from '../rules/spend-of-call.ts';

type Refused = Refusal<'WALLET_NOT_FOUND' | 'WALLET_NOT_DEPLOYED'>;

/** A call of a wallet, proposed to its owners as a legacy payment (B 4.1, D-261). */
export const createWalletTransaction: Handler<'createWalletTransaction'> = async (request) => {
  const { path, body, tenantId, reads, services, fail } = request;
  const to = usableAddress(body.to);
  if (to === undefined) {
    const error = { path: '/body/to', ...faultOfAddress(body.to) };
    return fail('INVALID_WALLET_ADDRESS', { errors: [error] });
  }
  const value = BigInt(body.value ?? '0');
  const data = (body.data ?? '0x').toLowerCase() as Hex;
  // Of a transfer or an approval of the token the payee is whom it names, not the token (D-508).
  const { counterparty: payee } = spendOfCall({ to, value, data }, services.chain.contracts.settlementToken);
  const proposed = await proposeTransfer(request, async (): Promise<TransferPlan | Refused> => {
    const [wallet] = await Promise.all([findWallet(reads, tenantId, path.id), protectionOf(request)]);
    if (!wallet) return fail('WALLET_NOT_FOUND');
    if (wallet.status !== 'DEPLOYED') return fail('WALLET_NOT_DEPLOYED');
    return {
      wallet,
      call: { to, value, data },
      payee: {
        target: async () => ({ kind: 'ADDRESS', address: payee, chainId: services.config.chainId }),
        // A call of the wallet itself, such as a change of its owners, moves no money.
        isOwn: to === wallet.address,
        address: payee,
      },
      origin: 'TRANSACTION' as const,
      originId: null,
      destinationType: 'transaction' as const,
      destinationAddress: to,
      destinationHandle: null,
      destinationEmailCiphertext: null,
      destinationEmailMasked: null,
      asset: 'eth' as const,
      amountBaseUnits: value,
      memo: body.memo ?? null,
    };
  });
  if (proposed instanceof Refusal) return proposed;
  return presentMultisigPayment(multisigPaymentRecord(proposed), services);
};
