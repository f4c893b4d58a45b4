import {
  apiKeyById,
  apiKeysOf,
  apiKeyWithCalls,
  countUnrevokedKeys,
  lastUseOf,
} from '../../../src/domains/accounts/api-key.store.ts';
import { both, type StoreWalls, second } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    apiKeysOf: both(({ tenantId }) => apiKeysOf(tenantId, undefined, new Date())),
    apiKeyById: both(({ tenantId, of }) => apiKeyById(tenantId, of.id('api-keys'))),
    apiKeyWithCalls: both(({ tenantId, of }) => apiKeyWithCalls(tenantId, of.id('api-keys'), '2026-01-01')),
    countUnrevokedKeys: both(({ tenantId }) => countUnrevokedKeys(tenantId)),
    lastUseOf: second('its caller has locked the key', async ({ of, reads }) =>
      reads.one(lastUseOf(await of.find('api_keys', 'id', { name: 'test' }))),
    ),
  },
};
