import type { Furnishing } from '../../contract/furnishing.ts';
import { newWallet } from './wallets-of-identities.ts';

export const furnishing: Furnishing = {
  async furnish(_service, { api, tenantId, memberId }) {
    const check = await api.createVerificationSession({ kind: 'KYC', memberId }).unwrap();
    const { url } = await api.createVerificationHandoff({ id: check.id }).unwrap();
    const [payid] = (await api.getOwnDids().unwrap()).identities;
    const handle = `held-by-${tenantId.slice(-6)}`;
    await api.createDidReservation({ email: `${handle}@reserved.test`, handle }).unwrap();
    const identity = await api.createIdentity({ subjectType: 'TENANT' }).unwrap();
    await api.createPresentationChallenge({ purpose: 'furnishing' }).unwrap();
    const { credentials } = await api.listCredentials({ kind: 'BUSINESS_IDENTITY' }).unwrap();
    await api.anchorTestCredential({ id: credentials[0]?.id ?? '' }).unwrap();
    const { emailAliases } = await api.listEmailAliases().unwrap();
    return {
      'email-aliases': emailAliases[0]?.id ?? '',
      'verification-sessions': check.id,
      // Named by the token of its link.
      'verification-handoffs': url.split('/').at(-1) ?? '',
      identities: identity.id,
      dids: payid?.did ?? '',
      identifiers: payid?.did ?? '',
    };
  },
  bodies: {
    setDirectoryHandle: ({ ids }) => ({ walletId: ids.wallets }),
    startWalletBinding: () => ({ walletAddress: newWallet().address }),
    createPresentationChallenge: ({ ids }) => ({ identityId: ids.identities, paymentId: ids.payments }),
  },
};
