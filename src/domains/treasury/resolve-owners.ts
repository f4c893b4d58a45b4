import type { CreateTreasuryAccountRequest } from '../../../generated/contract/schemas.ts';
import type { TreasuryOwner } from '../../../machines/treasury/treasury-account.machine.ts';
import { faultOfAddress, usableAddress } from '../../payments/chain/checksummed.ts';
import { memberOf } from '../../payments/tenancy/members.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { parseHandle } from '../identity/handles/index.ts';
import { walletOfHandle } from '../payments/index.ts';

type Given = CreateTreasuryAccountRequest['owners'][number];
type Unresolved = Refusal<'VALIDATION_FAILED' | 'MEMBER_NOT_FOUND' | 'PAYEE_NOT_FOUND' | 'NO_SIGNER_ADDRESS'>;

/** The owners by the addresses that sign, for good (D-281); the first one that has none is refused. */
export async function resolveOwners(
  given: readonly Given[],
  tools: { readonly reads: Reads; readonly tenantId: string },
): Promise<readonly TreasuryOwner[] | Unresolved> {
  const owners: TreasuryOwner[] = [];
  for (const [index, owner] of given.entries()) {
    const address = await addressOf(owner, index, tools);
    if (typeof address !== 'string') return address;
    const { role = 'FINANCE_OWNER', label = null } = owner;
    owners.push({ address, role, label, memberId: 'memberId' in owner ? owner.memberId : null });
  }
  return owners;
}

async function addressOf(
  owner: Given,
  index: number,
  { reads, tenantId }: { readonly reads: Reads; readonly tenantId: string },
): Promise<string | Unresolved> {
  if ('address' in owner) {
    const error = { path: `/body/owners/${index}/address`, ...faultOfAddress(owner.address) };
    return usableAddress(owner.address) ?? refuse('VALIDATION_FAILED', { details: { errors: [error] } });
  }
  if ('memberId' in owner) {
    const member = await memberOf(reads, tenantId, owner.memberId);
    if (member === undefined || member.status === 'REMOVED') return refuse('MEMBER_NOT_FOUND');
    return member.signerAddress ?? refuse('NO_SIGNER_ADDRESS');
  }
  const handle = parseHandle(owner.handle);
  const wallet = handle === undefined ? undefined : await walletOfHandle(reads, handle);
  return wallet?.address ?? refuse('PAYEE_NOT_FOUND');
}
