import type { PaymentEnvelope } from '../../../../generated/contract/schemas.ts';

/** An envelope of the right shape; nobody has signed it. */
export const anEnvelope = (): PaymentEnvelope => ({
  message: {
    paymentObjectId: 'order-1',
    payer: 'did:subject:idn_1',
    payeeDid: `did:payid:${'ab'.repeat(32)}`,
    amountBaseUnits: '25000000',
    asset: 'USDC',
    assetExponent: 6,
    nonce: '1',
    expiresAt: '1772442000',
  },
  doc: {
    policySha256: '',
    permittedSettlementAssets: ['USDC'],
    permittedNetworks: [],
    permittedProviders: ['internal'],
    railExclusions: [],
    substitutionPermissions: { destination: true, provider: true, rail: true, network: true, settlementAsset: false },
    allowRouteChange: true,
    maxFeeBaseUnits: '0',
    minRecipientProceeds: { amountBaseUnits: '0', asset: 'USDC', exponent: 6 },
    maxAttempts: 1,
    jurisdictionConstraints: ['US'],
    memoHash: `0x${'0'.repeat(64)}`,
  },
  signature: `0x${'ab'.repeat(65)}`,
});
