import type { BuiltLifecycle } from '../support/built.ts';
import { accounts } from './samples/accounts.ts';
import { destinations } from './samples/destinations.ts';
import { identity } from './samples/identity.ts';
import { offramp } from './samples/offramp.ts';
import { payments } from './samples/payments.ts';
import type { Samples } from './samples/sample.ts';
import { wallets } from './samples/wallets.ts';

export type { Owners, Sample } from './samples/sample.ts';

/** A row and the events of every machine that has a table. */
export const samples: Samples<BuiltLifecycle> = {
  ...accounts,
  ...identity,
  ...destinations,
  ...wallets,
  ...payments,
  ...offramp,
};
