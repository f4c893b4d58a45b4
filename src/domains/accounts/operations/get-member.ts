import { memberById } from '../../../payments/tenancy/members.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { presentMember } from '../member.present.ts';

/** One member of the tenant (D-016). */
export const getMember: Handler<'getMember'> = async ({ path, tenantId, reads, services, fail }) => {
  const member = await reads.one<RecordOf<'member'>>(memberById(tenantId, path.id));
  return member ? presentMember(member, services.vault) : fail('MEMBER_NOT_FOUND');
};
