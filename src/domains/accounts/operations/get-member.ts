import type { Handler } from '../../../kernel/http/handler.ts';
import type { RecordOf } from '../../../kernel/lifecycle/record.ts';
import { memberById } from '../../../kernel/tenancy/members.ts';
import { presentMember } from '../member.present.ts';

/** One member of the tenant (D-016). */
export const getMember: Handler<'getMember'> = async ({ path, tenantId, reads, services, fail }) => {
  const member = await reads.one<RecordOf<'member'>>(memberById(tenantId, path.id));
  return member ? presentMember(member, services.vault) : fail('MEMBER_NOT_FOUND');
};
