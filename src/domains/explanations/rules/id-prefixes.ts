import type { LifecycleName } from '../../../../generated/contract/lifecycles.ts';
import type { IdPrefix } from '../../../kernel/db/ids.ts';

/** The prefixes of the ids of each lifecycle's resources; payments of both generations share one (D-047). */
const PREFIX_OF: { readonly [M in LifecycleName]: IdPrefix } = {
  agent: 'agt',
  'api-key': 'key',
  'approval-request': 'apr',
  authority: 'gra',
  card: 'card',
  'card-authorization': 'auz',
  claim: 'clm',
  'claim-link': 'lnk',
  contact: 'ctc',
  credential: 'cred',
  'credential-anchor': 'anc',
  'delivery-record': 'dlr',
  'did-reservation': 'rsv',
  drip: 'drip',
  'email-alias': 'eal',
  extraction: 'ext',
  'financing-pool': 'pool',
  invoice: 'inv',
  loan: 'loan',
  member: 'mem',
  'multisig-payment': 'pay',
  offer: 'off',
  'offramp-payment': 'pay',
  'payment-policy': 'ppo',
  'payout-destination': 'dst',
  permit: 'prm',
  'phone-alias': 'pal',
  policy: 'pol',
  'policy-attachment': 'patt',
  'presentation-challenge': 'prs',
  'purchase-order': 'po',
  ramp: 'rmp',
  'review-case': 'rvw',
  'sales-order': 'so',
  tenant: 'ten',
  'treasury-account': 'trs',
  'treasury-sweep': 'swp',
  'twofa-challenge': 'tfc',
  'twofa-factor': 'fac',
  'verification-handoff': 'hnd',
  'verification-session': 'vs',
  wallet: 'wal',
  'wallet-binding': 'bnd',
  'webhook-delivery': 'whd',
  'webhook-endpoint': 'whe',
};

const MACHINES = Map.groupBy(Object.keys(PREFIX_OF) as LifecycleName[], (machine) => PREFIX_OF[machine] as string);

/** The lifecycles that an id may belong to, by what it begins with. */
export const machinesOf = (id: string): readonly LifecycleName[] =>
  MACHINES.get(id.slice(0, id.lastIndexOf('_'))) ?? [];
