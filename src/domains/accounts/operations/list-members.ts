import { membersOf } from '../../../payments/tenancy/members.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentMember } from '../member.present.ts';

/** The tenant's members, newest first (D-016). */
export const listMembers: Handler<'listMembers'> = async ({ tenantId, query, reads, services, nextPage }) => {
  const { rows, next } = await page<RecordOf<'member'>>(reads, membersOf(tenantId, query.status), query);
  nextPage(next);
  return { members: rows.map((member) => presentMember(member, services.vault)) };
};
