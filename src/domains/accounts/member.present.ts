import type { Member } from '../../../generated/contract/schemas.ts';
import type { Vault } from '../../platform/crypto/index.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

/** D-015. */
export const presentMember = (member: RecordOf<'member'>, vault: Vault): Member => ({
  ...memberEventObject(member),
  email: vault.decrypt(member.emailCiphertext),
  name: member.name,
});

/** A member as events carry it: without e-mail and name (D-466). */
export const memberEventObject = (member: RecordOf<'member'>) => ({
  id: member.id,
  tenantId: member.tenantId,
  role: member.role,
  status: member.status,
  signerAddress: member.signerAddress,
  approvalGroups: [...member.approvalGroups],
  approverGroup: member.approverGroup,
  createdAt: member.createdAt.toISOString(),
  activatedAt: member.activatedAt?.toISOString() ?? null,
  suspendedAt: member.suspendedAt?.toISOString() ?? null,
  removedAt: member.removedAt?.toISOString() ?? null,
});
