import { defineModule } from '../module.ts';
import { createKeyAuthenticator } from './authenticate.ts';
import { foundTenantWithKey } from './found-tenant.ts';

/** Tenants and keys of a service that has no domain of its own for them. */
export const module = defineModule({
  name: 'keys',
  authenticator: (engine) => createKeyAuthenticator(engine),
  foundSandbox: (engine, { name }) => foundTenantWithKey(engine, { name }),
});
