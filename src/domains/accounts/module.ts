import { defineModule } from '../../platform/module.ts';
import { createAuthenticator } from './keys/authenticate.ts';
import { VersionUses } from './keys/version-uses.ts';
import { foundSandboxTenant } from './users/found-sandbox-tenant.ts';

export const module = defineModule({
  name: 'accounts',
  services: { versionUses: ({ engine, log }) => new VersionUses(engine, log) },
  authenticator: createAuthenticator,
  noteOlderVersion:
    ({ versionUses }) =>
    ({ apiKeyId }, version, operation) => {
      if (apiKeyId !== null) versionUses.note(apiKeyId, version, operation);
    },
  close: ({ versionUses }) => versionUses.close(),
  foundSandbox: foundSandboxTenant,
});
