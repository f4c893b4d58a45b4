import { versions as known } from '../../../generated/versions/conversions.ts';
import { sql } from '../../platform/db/sql.ts';
import { wants } from '../../platform/feed/wanted-types.ts';
import {
  callsSince,
  DAYS_OF_CALLS,
  type Met,
  metByKey,
  metOnUpgrade,
  newestVersion,
  type OlderCall,
} from '../../platform/versions/index.ts';
import type { Options } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, table } from '../outcome.ts';

interface PinnedKey {
  readonly id: string;
  readonly tenantId: string;
  readonly version: string;
  readonly lastUsedAt: Date | null;
}

interface PinnedEndpoint {
  readonly id: string;
  readonly tenantId: string;
  readonly version: string;
  readonly eventTypes: readonly string[];
}

interface Call {
  readonly id: string;
  readonly tenantId: string;
  /** Of the calls; that of the key is another one where the header named it. */
  readonly version: string;
  readonly keyVersion: string | null;
  readonly lastUsedAt: Date | null;
  readonly operation: string;
  /** A number of PostgreSQL's that may be larger than JavaScript's. */
  readonly requests: string;
}

/** A key or an endpoint that has an older version, or calls in one. */
interface Older {
  readonly id: string;
  readonly tenantId: string;
  readonly version: string;
  /** Of a key: when it was used last. An endpoint is sent all that happens. */
  readonly lastUsedAt?: Date | null;
  /** Of a key: what it called in older versions. */
  readonly calls?: readonly OlderCall[];
  /** What it would meet in the newest version. */
  readonly meets: readonly Met[];
}

/** What an operator asks before a version ends: who still has it, what they use of it, and what they would meet (D-531). */
export async function versions({ transact, engine }: Operator, { tenant }: Options): Promise<Outcome> {
  const { keys, endpoints, calls } = await transact(async ({ reads }) => ({
    keys: await reads.many<PinnedKey>(olderKeys(tenant)),
    endpoints: await reads.many<PinnedEndpoint>(olderEndpoints(tenant)),
    calls: await reads.many<Call>(olderCalls(callsSince(engine.realTime()), tenant)),
  }));
  const older = [...keysOf(keys, calls), ...endpoints.map(endpointOf)];
  const counted = known.map(({ date, release, sunset }) => ({
    version: date,
    release,
    sunset,
    keys: keys.filter(({ version }) => version === date).length,
    endpoints: endpoints.filter(({ version }) => version === date).length,
  }));
  const summary = table([
    ['version', 'release', 'served until', 'keys', 'endpoints'],
    ...counted.map((one) =>
      one.sunset === null
        ? [one.version, one.release, 'newest', '', '']
        : [one.version, one.release, one.sunset, String(one.keys), String(one.endpoints)],
    ),
  ]);
  const list = older.length === 0 ? ['None has an older version.'] : [listOf(older), ...older.flatMap(detailsOf)];
  return { json: { versions: counted, older }, text: [summary, ...list].join('\n\n') };
}

/** Keys with an older version, and keys that called in one by the header. */
function keysOf(pinned: readonly PinnedKey[], calls: readonly Call[]): Older[] {
  const byKey = Map.groupBy(calls, ({ id }) => id);
  const known = new Set(pinned.map(({ id }) => id));
  const others = [...byKey.values()].flatMap(([first]) =>
    first === undefined || known.has(first.id) ? [] : [{ ...first, version: first.keyVersion ?? newestVersion ?? '' }],
  );
  return [...pinned, ...others].map(({ id, tenantId, version, lastUsedAt }): Older => {
    const own = (byKey.get(id) ?? []).map((call) => ({
      operation: call.operation,
      apiVersion: call.version,
      requests: Number(call.requests),
    }));
    return { id, tenantId, version, lastUsedAt, calls: own, meets: metByKey(version, own) };
  });
}

const endpointOf = ({ id, tenantId, version, eventTypes }: PinnedEndpoint): Older => ({
  id,
  tenantId,
  version,
  meets: metOnUpgrade(version, { operations: new Set(), receives: (event) => wants(eventTypes, event) }),
});

const listOf = (older: readonly Older[]): string =>
  table([
    ['id', 'tenant', 'version', 'last used', `requests of ${DAYS_OF_CALLS} days`],
    ...older.map(({ id, tenantId, version, lastUsedAt, calls = [] }) => [
      id,
      tenantId,
      version,
      lastUsedAt === undefined ? '' : (lastUsedAt?.toISOString() ?? 'never'),
      lastUsedAt === undefined ? '' : String(calls.reduce((sum, { requests }) => sum + requests, 0)),
    ]),
  ]);

/** What one of them called, and what it would meet; nothing of one that did nothing in older versions. */
function detailsOf({ id, calls = [], meets }: Older): string[] {
  if (calls.length === 0 && meets.length === 0) return [];
  const called = calls.map(({ operation, apiVersion, requests }) => `  ${operation} (${apiVersion}): ${requests}`);
  const met = meets.flatMap(({ apiVersion, summary, upgrade, operations, events }) => [
    `  ${apiVersion}: ${summary}`,
    `    in ${[...operations, ...events].join(', ')}`,
    `    ${upgrade}`,
  ]);
  return [
    [
      `${id}${called.length > 0 ? ` called in ${DAYS_OF_CALLS} days:` : ''}`,
      ...called,
      met.length > 0 ? '  It would meet in the newest version:' : '  It would meet nothing in the newest version.',
      ...met,
    ].join('\n'),
  ];
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
    .select('e.id', 'e.tenant_id', { version: 'e.api_version' }, 'e.event_types')
    .orderBy(['e.api_version', 'e.id']);

/** Of keys that can be used: those of revoked ones will never be made again. */
const olderCalls = (day: string, tenant: string | undefined) =>
  sql({ v: 'version_uses' })
    .join({ k: 'api_keys' }, 'k.id', 'v.api_key_id')
    .leftJoin({ u: 'api_key_uses' }, 'u.api_key_id', 'k.id')
    .whereNull('k.revoked_at')
    .where('v.day', '>=', day)
    .modify((query) => (tenant === undefined ? query : query.where('v.tenant_id', tenant)))
    .groupBy('k.id', 'v.api_version', 'v.operation', 'u.last_used_at')
    .select(
      'k.id',
      'k.tenant_id',
      { version: 'v.api_version', keyVersion: 'k.api_version' },
      'u.last_used_at',
      'v.operation',
    )
    .sum({ requests: 'v.requests' })
    .orderBy(['k.id', 'v.operation', 'v.api_version']);
