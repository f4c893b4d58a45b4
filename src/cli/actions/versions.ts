import { versions as known } from '../../../generated/versions/conversions.ts';
import { sql } from '../../platform/db/sql.ts';
import { newestVersion } from '../../platform/versions/index.ts';
import type { Options } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, table } from '../outcome.ts';

interface Pinned {
  readonly id: string;
  readonly tenantId: string;
  readonly version: string;
  /** Of a key: when it was used last. An endpoint is sent all that happens. */
  readonly lastUsedAt?: Date | null;
}

/** What an operator asks before a version ends: who still has it, and uses it (D-531). */
export async function versions({ transact }: Operator, { tenant }: Options): Promise<Outcome> {
  const [keys, endpoints] = await transact(async (unit) => [
    await unit.reads.many<Pinned>(olderKeys(tenant)),
    await unit.reads.many<Pinned>(olderEndpoints(tenant)),
  ]);
  const counted = known.map(({ date, release, sunset }) => ({
    version: date,
    release,
    sunset,
    keys: keys.filter(({ version }) => version === date).length,
    endpoints: endpoints.filter(({ version }) => version === date).length,
  }));
  const older = [...keys, ...endpoints];
  const summary = table([
    ['version', 'release', 'served until', 'keys', 'endpoints'],
    ...counted.map((one) =>
      one.sunset === null
        ? [one.version, one.release, 'newest', '', '']
        : [one.version, one.release, one.sunset, String(one.keys), String(one.endpoints)],
    ),
  ]);
  const rows = older.map(({ id, tenantId, version, lastUsedAt }) => [
    id,
    tenantId,
    version,
    lastUsedAt === undefined ? '' : (lastUsedAt?.toISOString() ?? 'never'),
  ]);
  const list =
    rows.length === 0 ? 'None has an older version.' : table([['id', 'tenant', 'version', 'last used'], ...rows]);
  return { json: { versions: counted, older }, text: `${summary}\n\n${list}` };
}

/** Keys that can be used, with a version that is not the newest. */
const olderKeys = (tenant: string | undefined) =>
  sql({ k: 'api_keys' })
    .leftJoin({ u: 'api_key_uses' }, 'u.api_key_id', 'k.id')
    .whereNull('k.revoked_at')
    .where('k.api_version', '<', newestVersion ?? '')
    .modify((query) => (tenant === undefined ? query : query.where('k.tenant_id', tenant)))
    .select('k.id', 'k.tenant_id', { version: 'k.api_version' }, 'u.last_used_at')
    .orderBy(['k.api_version', 'k.id']);

const olderEndpoints = (tenant: string | undefined) =>
  sql({ e: 'webhook_endpoints' })
    .where('e.status', 'ENABLED')
    .where('e.api_version', '<', newestVersion ?? '')
    .modify((query) => (tenant === undefined ? query : query.where('e.tenant_id', tenant)))
    .select('e.id', 'e.tenant_id', { version: 'e.api_version' })
    .orderBy(['e.api_version', 'e.id']);
