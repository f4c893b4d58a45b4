import { AT, type Samples } from './sample.ts';

export const destinations: Samples<'payout-destination'> = {
  'payout-destination': {
    context: ({ tenantId }, n) => ({
      tenantId,
      type: 'PAYMENT_APP_A',
      asset: null,
      network: null,
      country: null,
      currency: 'USD',
      provider: 'payapp_a',
      identifierCiphertext: 'sample',
      identifierIndex: `sample-${n}`,
      maskedLabel: '+*******0000',
      label: null,
      ownershipStatus: 'DECLARED',
      verificationCredentialId: null,
      priority: 100,
      allowAutomaticFallback: false,
      isDefault: false,
      consentedAt: AT,
      verifiedAt: null,
      revokedAt: null,
      chosenAt: null,
    }),
    inLeaf: { ACTIVE: { verifiedAt: AT, chosenAt: AT, isDefault: true }, REVOKED: { revokedAt: AT } },
    events: {
      UPDATE: [{ type: 'UPDATE', patch: { label: 'New' }, at: AT }],
      VERIFY: [{ type: 'VERIFY', ownershipStatus: 'PROVIDER_VERIFIED', proof: null, makeDefault: false, at: AT }],
      VERIFY_FAILED: [{ type: 'VERIFY_FAILED' }],
      REVOKE: [{ type: 'REVOKE', at: AT }],
      MAKE_DEFAULT: [{ type: 'MAKE_DEFAULT', chosenAt: AT }],
      UNSET_DEFAULT: [{ type: 'UNSET_DEFAULT' }],
    },
  },
};
