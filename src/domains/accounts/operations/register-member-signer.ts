import { usableAddress } from '../../../payments/chain/checksummed.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentMember } from '../member.present.ts';
import { isSignedRegistration } from '../signer-registration.ts';

/** Registers the address that the calling member signs with (D-020). */
export const registerMemberSigner: Handler<'registerMemberSigner'> = async ({
  path,
  body,
  caller,
  aggregate,
  services,
  fail,
}) => {
  const member = await aggregate('member', path.id);
  if (!member) return fail('MEMBER_NOT_FOUND');
  if (member.id !== caller.memberId) return fail('ROLE_NOT_PERMITTED');
  const signerAddress = usableAddress(body.address);
  if (!signerAddress) return fail('INVALID_WALLET_ADDRESS');
  if (!isSignedRegistration(member.id, signerAddress, body.signature)) return fail('SIGNER_SIGNATURE_INVALID');
  // Suspended or removed while the request waited for the lock; before that the credential's check refuses it.
  if (!member.can('REGISTER_SIGNER', { signerAddress }))
    return fail('INVALID_TRANSITION', { from: member.status, event: 'REGISTER_SIGNER' });
  await member.send('REGISTER_SIGNER', { signerAddress });
  return presentMember(recordOf(member), services.vault);
};
