import type { ApiKey, VersionChange } from '../../../generated/contract/schemas.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import { type Met, metByKey, newestVersion, type OlderCall, olderVersion } from '../../platform/versions/index.ts';
import { isScope } from './keys/scopes.ts';

/** A key with what stands beside it: the last use, to the minute. */
export type ApiKeyRecord = RecordOf<'api-key'> & { readonly lastUsedAt: Date | null };

/** D-008. `now` is real time: a key past its `expiresAt` is shown as EXPIRED without ever being written so. */
export const presentApiKey = (key: ApiKeyRecord, now: Date): ApiKey => ({
  ...apiKeyEventObject(key),
  status: key.status === 'ACTIVE' && key.expiresAt !== null && key.expiresAt <= now ? 'EXPIRED' : key.status,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
});

/** For a key that has an older version, or called in one. */
export const upgradeOfKey = (
  { apiVersion }: Pick<RecordOf<'api-key'>, 'apiVersion'>,
  calls: readonly OlderCall[],
): Pick<ApiKey, 'upgrade'> => {
  const pinned = apiVersion ?? newestVersion ?? '';
  if (olderVersion(pinned) === undefined && calls.length === 0) return {};
  return { upgrade: { calls: [...calls], changes: metByKey(pinned, calls).map(changeOf) } };
};

const changeOf = ({ operations, events, ...words }: Met): VersionChange => ({
  ...words,
  operations: [...operations],
  events: [...events],
});

/** A key as its events carry it, at the moment of the change. */
export const apiKeyEventObject = (key: RecordOf<'api-key'>) => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  last4: key.last4,
  environment: key.environment,
  scopes: key.scopes.filter(isScope),
  agent: key.agentId !== null,
  agentId: key.agentId,
  memberId: key.memberId,
  ipAllowlist: [...key.ipAllowlist],
  requestSigning: key.signingSecretCiphertext !== null,
  status: key.status,
  lastUsedAt: null,
  expiresAt: key.expiresAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
  createdAt: key.createdAt.toISOString(),
  ...(key.apiVersion !== null && { apiVersion: key.apiVersion }),
});
