import type { Furnishing } from '../../contract/furnishing.ts';

export const furnishing: Furnishing = {
  async furnish(_service, { api, tenantId, memberId }) {
    const check = await api.createVerificationSession({ kind: 'KYC', memberId }).unwrap();
    const [payid] = (await api.getOwnDids().unwrap()).identities;
    const handle = `held-by-${tenantId.slice(-6)}`;
    await api.createDidReservation({ email: `${handle}@reserved.test`, handle }).unwrap();
    return { 'verification-sessions': check.id, dids: payid?.did ?? '', identifiers: payid?.did ?? '' };
  },
  bodies: { setDirectoryHandle: ({ ids }) => ({ walletId: ids.wallets }) },
};
