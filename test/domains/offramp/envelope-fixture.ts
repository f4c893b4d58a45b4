import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { PaymentEnvelope } from '../../../generated/contract/schemas.ts';
import type { WalletType } from '../../../machines/identity/wallet-binding.machine.ts';
import {
  envelopeDomain,
  envelopeMemoHash,
  PAYMENT_ENVELOPE,
  signedMessage,
} from '../../../src/domains/offramp/rules/envelopes/signature.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { onboard } from '../../support/recipient.ts';
import type { TestService, TestTenant } from '../../support/service.ts';
import { working } from '../../support/working.ts';

/** A tenant that can sign envelopes: its identity, and a wallet that is bound to it. */
export interface Payer extends TestTenant {
  readonly did: string;
  readonly identityId: string;
  readonly wallet: PrivateKeyAccount;
}

export async function payer(service: TestService, name: string): Promise<Payer> {
  const tenant = await service.signUp(name);
  await tenant.fund('100000.00');
  await onboard(tenant);
  const identity = await service.pool.owner('identities').where({ subject_id: tenant.tenantId }).first('id', 'did');
  const wallet = privateKeyToAccount(generatePrivateKey());
  await bindWallet(service, tenant, { identityId: identity.id, address: wallet.address });
  return { ...tenant, did: identity.did, identityId: identity.id, wallet };
}

/** Binds a wallet through the engine, whoever has its key. */
export async function bindWallet(
  service: TestService,
  { tenantId }: TestTenant,
  wallet: { identityId: string; address: string; type?: WalletType; chainId?: number },
): Promise<string> {
  const { identityId, address, type = 'EOA', chainId = 84532 } = wallet;
  const id = newId('bnd');
  await working(service, async (unit) => {
    const binding = await unit.open('wallet-binding', {
      id,
      context: {
        tenantId,
        identityId,
        chainFamily: 'EVM',
        chainId,
        walletAddress: address,
        walletType: type,
        controllerType: 'ORGANIZATION',
        verificationMethod: 'SIGNATURE_CHALLENGE',
        predecessorId: null,
        challenge: 'signed',
        challengeExpiresAt: null,
        verifiedAt: null,
        validFrom: null,
        validUntil: null,
      },
    });
    await binding.send('VERIFY', { at: binding.now });
  });
  return id;
}

export const revokeWallet = (service: TestService, id: string): Promise<void> =>
  working(service, async (unit) => {
    const binding = await unit.aggregate('wallet-binding', id);
    await binding?.send('REVOKE', { at: binding.now });
  });

export type Message = PaymentEnvelope['message'];
export type Doc = PaymentEnvelope['doc'];
export type Unsigned = Pick<PaymentEnvelope, 'message' | 'doc'>;

let nonces = 0n;
/** Nonces that no other envelope of the run has. */
export const nextNonce = (): string => {
  nonces += 1n;
  return String(nonces);
};

/** A doc that limits nothing. */
export const freeDoc = (memo: string | null = null): Doc => ({
  policySha256: '',
  permittedSettlementAssets: [],
  permittedNetworks: [],
  permittedProviders: [],
  railExclusions: [],
  substitutionPermissions: { destination: false, provider: false, rail: false, network: false, settlementAsset: false },
  allowRouteChange: true,
  maxFeeBaseUnits: '1000000000',
  minRecipientProceeds: { amountBaseUnits: '0', asset: 'USDC', exponent: 6 },
  maxAttempts: 1,
  jurisdictionConstraints: [],
  memoHash: envelopeMemoHash(memo),
});

export const unsigned = (
  from: Pick<Payer, 'did'>,
  payeeDid: string,
  change: { message?: Partial<Message>; doc?: Partial<Doc>; memo?: string } = {},
): Unsigned => ({
  message: {
    paymentObjectId: 'invoice-1042',
    payer: from.did,
    payeeDid,
    amountBaseUnits: '10000000',
    asset: 'USDC',
    assetExponent: 6,
    nonce: nextNonce(),
    expiresAt: String(Math.floor(Date.now() / 1000) + 366 * 86_400),
    ...change.message,
  },
  doc: { ...freeDoc(change.memo ?? null), ...change.doc },
});

/** As the payer's wallet signs it (D-147). */
export const sign = async (
  wallet: PrivateKeyAccount,
  envelope: Unsigned,
  domain: ReturnType<typeof envelopeDomain> = envelopeDomain({ serviceName: 'Service', chainId: 84532 }),
): Promise<PaymentEnvelope> => ({
  ...envelope,
  signature: await wallet.signTypedData({
    domain,
    types: PAYMENT_ENVELOPE,
    primaryType: 'PaymentEnvelope',
    message: signedMessage(envelope),
  }),
});
