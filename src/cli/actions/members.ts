import { inviteMember } from '../../domains/accounts/index.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Options } from '../command.ts';
import { type Operator, toolsOf } from '../operator.ts';
import { type Outcome, Refused } from '../outcome.ts';

export async function add({ transact, engine }: Operator, options: Options): Promise<Outcome> {
  const { tenant = '', email = '', name = null } = options;
  const role = (options.role ?? 'MEMBER') as RecordOf<'member'>['role'];
  const json = await transact(async (unit) => {
    const found = await unit.aggregate('tenant', tenant);
    if (!found) {
      throw new Refused('TENANT_NOT_FOUND', `There is no tenant ${tenant}`);
    }
    const invitation = { tenantId: tenant, email, name, role, approvalGroups: [], approverGroup: null };
    const member = await inviteMember(toolsOf(unit), engine.services, invitation, found.now);
    if (member instanceof Refusal) throw new Refused(member.code, member.message ?? member.code);
    if (member === 'INVALID_EMAIL') throw new Refused(member, `No mail can be sent to ${email}`);
    if (member === 'MEMBER_EXISTS') throw new Refused(member, `${tenant} has a member with this address`);
    return { id: member.id, tenantId: tenant, role, status: member.status };
  });
  return { json, text: `${json.id}  ${json.role}  ${json.status}` };
}
