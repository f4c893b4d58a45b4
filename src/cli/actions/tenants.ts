import { embeddedUserRow, embeddedUsersOf, foundTenant, userByEmail } from '../../domains/accounts/index.ts';
import { camelRow } from '../../platform/db/rows/case.ts';
import { sql } from '../../platform/db/sql.ts';
import type { UnitOfWork } from '../../platform/lifecycle/unit-of-work.ts';
import type { Options } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

interface TenantRow {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly environment: string;
  readonly createdAt: Date;
}

export async function create({ transact, engine, config }: Operator, options: Options): Promise<Outcome> {
  const name = options.name ?? '';
  const email = options.owner ?? '';
  const founded = await transact(async (unit) => {
    const userId = options.ownerUser ?? (await userOf(unit, email));
    const users = embeddedUsersOf(config);
    // Whoever signs in with the address is that user from now on; it is proved when somebody does (D-498).
    if (users) {
      const signerAddress = users.signerOf(userId).address;
      const user = { id: userId, email, name: null, signerAddress, createdAt: unit.realNow };
      unit.write(embeddedUserRow(engine.services.vault, user));
    }
    const { tenant, owner } = await foundTenant(
      {
        reads: unit.reads,
        aggregatesWith: (machine, common) => unit.aggregatesWith(machine, common),
        open: (machine, init) => unit.open(machine, init),
        write: (...writes) => unit.write(...writes),
      },
      engine.services,
      {
        name,
        legalName: options.legalName ?? name,
        country: options.country ?? null,
        userId,
        email,
        isEmailVerified: false,
        userName: null,
        at: unit.realNow,
      },
    );
    return { tenantId: tenant.id, memberId: owner.id };
  });
  const json = {
    id: founded.tenantId,
    name,
    status: 'ACTIVE',
    environment: config.environment,
    ownerMemberId: founded.memberId,
  };
  return { json, text: `${json.id}  ${name}, owner ${founded.memberId}` };

  /**
   * The user who signs in with that address: a user of the embedded provider, or the name that the provider will use
   * (D-001).
   */
  async function userOf(unit: UnitOfWork, address: string): Promise<string> {
    const users = embeddedUsersOf(config);
    if (!users)
      throw new Refused(
        'OWNER_USER_REQUIRED',
        '--owner-user is required in live: it is the id of the owner at the identity provider',
      );
    const known = await userByEmail(unit.reads, engine.services.vault.blindIndex('email', address));
    return known?.id ?? users.userIdOf(address);
  }
}

export async function move({ transact }: Operator, id: string, event: 'SUSPEND' | 'RESUME'): Promise<Outcome> {
  const status = await transact(async (unit) => {
    const tenant = await unit.aggregate('tenant', id);
    if (!tenant) throw new Refused('TENANT_NOT_FOUND', `There is no tenant ${id}`);
    if (!tenant.can(event)) throw new Refused('INVALID_TRANSITION', `Tenant ${id} is ${tenant.status}`);
    await tenant.send(event);
    return tenant.status;
  });
  return { json: { id, status }, text: `${id}  ${status}` };
}

export async function list({ transact }: Operator): Promise<Outcome> {
  const query = sql('tenants')
    .select('id', 'name', 'status', 'environment', 'created_at')
    .orderBy(['created_at', 'id']);
  const found = await transact((unit) => unit.reads.many<TenantRow>(query));
  const rows = found.map((row) => ({ ...camelRow<TenantRow>({ ...row }), createdAt: row.createdAt.toISOString() }));
  const lines = rows.map(({ id, name, status, environment, createdAt }) => [id, status, environment, createdAt, name]);
  return { json: { tenants: rows }, text: table([['TENANT', 'STATUS', 'ENVIRONMENT', 'CREATED', 'NAME'], ...lines]) };
}
