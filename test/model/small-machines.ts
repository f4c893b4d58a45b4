import type { AnyEventObject } from 'xstate';
import { claimLink } from './claim-link-machine.ts';
import { type Sample, samples } from './samples.ts';
import { smallAccounts } from './small-accounts.ts';
import { payoutDestination } from './small-destinations.ts';
import { smallIdentity } from './small-identity.ts';
import { smallPayments } from './small-payments.ts';
import { reviewCase } from './small-reviews.ts';
import { smallWallets } from './small-wallets.ts';
import type { SmallMachine } from './small-world.ts';

export const smallMachines: readonly SmallMachine[] = [
  ...smallIdentity,
  payoutDestination,
  ...smallAccounts,
  reviewCase,
  claimLink,
  ...smallWallets,
  ...smallPayments,
];

/** The payloads that the model tries. */
export const eventsOf = ({ machine, events }: SmallMachine): readonly AnyEventObject[] =>
  events ?? (Object.values((samples[machine] as Sample<typeof machine>).events).flat() as AnyEventObject[]);
