// Generated from src/ by `npm run generate`. Do not edit.

import { module as platformStreams } from '../../src/platform/streams/module.ts';
import { module as paymentsChain } from '../../src/payments/chain/module.ts';
import { module as paymentsConfig } from '../../src/payments/config/module.ts';
import { module as paymentsLedger } from '../../src/payments/ledger/module.ts';
import { module as paymentsPhones } from '../../src/payments/phones/module.ts';
import { module as paymentsProviders } from '../../src/payments/providers/module.ts';
import { module as domainsAccounts } from '../../src/domains/accounts/module.ts';
import { module as domainsAdmin } from '../../src/domains/admin/module.ts';
import { module as domainsCards } from '../../src/domains/cards/module.ts';
import { module as domainsClaims } from '../../src/domains/claims/module.ts';
import { module as domainsIdentity } from '../../src/domains/identity/module.ts';
import { module as domainsOfframp } from '../../src/domains/offramp/module.ts';
import { module as domainsProtection } from '../../src/domains/protection/module.ts';
import { module as domainsWebhooks } from '../../src/domains/webhooks/module.ts';
import { module as app } from '../../src/app/module.ts';
import { module as console } from '../../src/console/module.ts';
import { module as embeddedChain } from '../../src/embedded/chain/module.ts';
import { module as pages } from '../../src/pages/module.ts';
import type { EveryService } from '../../src/platform/module.ts';

/** Every module of the service. */
export const modules = [
  platformStreams,
  paymentsChain,
  paymentsConfig,
  paymentsLedger,
  paymentsPhones,
  paymentsProviders,
  domainsAccounts,
  domainsAdmin,
  domainsCards,
  domainsClaims,
  domainsIdentity,
  domainsOfframp,
  domainsProtection,
  domainsWebhooks,
  app,
  console,
  embeddedChain,
  pages,
] as const;

// A service that none of them offers does not compile.
modules satisfies EveryService<typeof modules>;
