import { defineModule } from '../../platform/module.ts';
import { createAuthenticator } from './keys/authenticate.ts';
import { foundSandboxTenant } from './users/found-sandbox-tenant.ts';

export const module = defineModule({
  name: 'accounts',
  authenticator: createAuthenticator,
  foundSandbox: foundSandboxTenant,
});
