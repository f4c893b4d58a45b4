import { anchorCredential, issueCredential, verifiableSubject } from '../../domains/identity/credentials/index.ts';
import { memberOf } from '../../payments/tenancy/members.ts';
import { tenantOf } from '../../payments/tenancy/tenants.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Options } from '../command.ts';
import { type Operator, toolsOf } from '../operator.ts';
import { type Outcome, Refused } from '../outcome.ts';

export async function issue({ transact, config }: Operator, options: Options): Promise<Outcome> {
  const { tenant: id = '', member } = options;
  const kind = member === undefined ? 'BUSINESS_IDENTITY' : 'PERSON_IDENTITY';
  const json = await transact(async (unit) => {
    const tenant = await tenantOf(unit.reads, id);
    if (!tenant) throw new Refused('TENANT_NOT_FOUND', `There is no tenant ${id}`);
    const subject = verifiableSubject(tenant, member === undefined ? null : await memberOf(unit.reads, id, member));
    if (subject instanceof Refusal) throw new Refused(subject.code, `Nobody can be verified: ${subject.code}`);
    const order = { tenantId: id, kind, subject, unsigned: false, now: await unit.now(id) } as const;
    const credential = await issueCredential(toolsOf(unit), config, order);
    return { id: credential.id, tenantId: id, kind, status: credential.status };
  });
  return { json, text: `${json.id}  ${kind}  ${json.status}` };
}

/** The changes that an operator can make. */
export type Change = 'SUSPEND' | 'REINSTATE' | 'REVOKE';

/** The relayer of the running service sends it, and a worker records that it landed (D-329). */
export async function anchor({ transact }: Operator, id: string): Promise<Outcome> {
  const json = await transact(async (unit) => {
    const credential = await unit.aggregate('credential', id);
    if (!credential) throw new Refused('CREDENTIAL_NOT_FOUND', `There is no credential ${id}`);
    const root = await anchorCredential(toolsOf(unit), credential);
    if (!root) {
      const why = 'only a signed, ACTIVE credential that is not anchored yet can be';
      throw new Refused('INVALID_TRANSITION', `Credential ${id} is ${credential.status}; ${why}`);
    }
    return { id, anchorId: root.id, root: root.context.root, status: root.status };
  });
  return { json, text: `${id}  ${json.status}  ${json.root}` };
}

export async function change({ transact }: Operator, id: string, event: Change): Promise<Outcome> {
  const status = await transact(async (unit) => {
    const credential = await unit.aggregate('credential', id);
    if (!credential) throw new Refused('CREDENTIAL_NOT_FOUND', `There is no credential ${id}`);
    const revocation = { reason: 'OPERATOR', at: credential.now } as const;
    const can = event === 'REVOKE' ? credential.can(event, revocation) : credential.can(event);
    if (!can) throw new Refused('INVALID_TRANSITION', `Credential ${id} is ${credential.status}`);
    if (event === 'REVOKE') await credential.send(event, revocation);
    else await credential.send(event);
    return credential.status;
  });
  return { json: { id, status }, text: `${id}  ${status}` };
}
