import type { Handler } from '../../../kernel/http/handler.ts';
import { presentMember } from '../member.present.ts';
import { memberById } from '../member.store.ts';
import type { RecordOf } from '../record.ts';

/** One member of the tenant (D-016). */
export const getMember: Handler<'getMember'> = async ({ path, tenantId, reads, services, fail }) => {
  const member = await reads.one<RecordOf<'member'>>(memberById(tenantId, path.id));
  return member ? presentMember(member, services.vault) : fail('MEMBER_NOT_FOUND');
};
