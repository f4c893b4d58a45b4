import { issueApiKey } from '../../domains/accounts/index.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import type { Options } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

export async function issue({ transact, engine }: Operator, options: Options): Promise<Outcome> {
  const { tenant = '', scopes = '', name = '', expiresAt } = options;
  const issued = await transact(async (unit) => {
    if (!(await unit.aggregate('tenant', tenant)))
      throw new Refused('TENANT_NOT_FOUND', `There is no tenant ${tenant}`);
    if (expiresAt && !(new Date(expiresAt) > unit.realNow)) {
      throw new Refused('VALIDATION_FAILED', `${expiresAt} is not in the future`);
    }
    const owner = await unit.reads.one<{ id: string }>(oldestOwner(tenant));
    if (!owner) throw new Refused('MEMBER_NOT_FOUND', `Tenant ${tenant} has no active owner`);
    const { key, apiKey } = await issueApiKey((machine, init) => unit.open(machine, init), engine.services, {
      tenantId: tenant,
      name,
      memberId: owner.id,
      issuedByMemberId: null,
      agentId: null,
      scopes: [...new Set(scopes.split(','))],
      ipAllowlist: [],
      requestSigning: false,
      expiresAt: expiresAt ? new Date(expiresAt) : null,
    });
    return { id: key.id, tenantId: tenant, memberId: owner.id, scopes: key.context.scopes, apiKey };
  });
  return { json: issued, text: `${issued.id}\n${issued.apiKey}\nThe key will not be shown again.` };
}

/** D-429. */
const oldestOwner = (tenant: string) =>
  sql('members')
    .where({ tenant_id: tenant, status: 'ACTIVE', role: 'OWNER' })
    .select('id')
    .orderBy(['created_at', 'id'])
    .limit(1);

export async function revoke({ transact }: Operator, id: string): Promise<Outcome> {
  const status = await transact(async (unit) => {
    const key = await unit.aggregate('api-key', id);
    if (!key) throw new Refused('API_KEY_NOT_FOUND', `There is no key ${id}`);
    if (key.status === 'REVOKED') throw new Refused('INVALID_TRANSITION', `Key ${id} is REVOKED`);
    await key.send('REVOKE', { at: unit.realNow });
    return key.status;
  });
  return { json: { id, status }, text: `${id}  ${status}` };
}

export async function list({ transact }: Operator, { tenant = '' }: Options): Promise<Outcome> {
  const query = sql('api_keys').where({ tenant_id: tenant }).orderBy(['created_at', 'id']);
  const found = await transact((unit) => unit.reads.many<RecordOf<'api-key'>>(query));
  const keys = found.map(({ id, name, status, prefix, last4, memberId, agentId, scopes, expiresAt, createdAt }) => ({
    id,
    name,
    status,
    key: `${prefix}…${last4}`,
    memberId,
    agentId,
    scopes,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
  const lines = keys.map(({ id, status, key, createdAt, name }) => [id, status, key, createdAt, name]);
  return { json: { keys }, text: table([['ID', 'STATUS', 'KEY', 'CREATED', 'NAME'], ...lines]) };
}
