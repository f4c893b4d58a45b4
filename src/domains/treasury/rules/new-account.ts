import type { CreateTreasuryAccountRequest } from '../../../../generated/contract/schemas.ts';

const WHOLE_BPS = 10_000;

export interface AccountFault {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

/** Returns the faults of an account that the schema cannot see (D-281). */
export function accountFaults({ owners, threshold = 1, buckets }: CreateTreasuryAccountRequest): AccountFault[] {
  const faults: AccountFault[] = [];
  if (threshold > owners.length) {
    faults.push({ path: '/body/threshold', message: 'must be at most the number of owners', rule: 'maximum' });
  }
  const names = new Set<string>();
  let targetBps = 0;
  for (const [index, bucket] of buckets.entries()) {
    const path = `/body/buckets/${index}`;
    if (names.has(bucket.name)) {
      faults.push({ path: `${path}/name`, message: 'must differ from the other names', rule: 'uniqueItems' });
    }
    names.add(bucket.name);
    if (bucket.apyBps !== undefined && bucket.kind !== 'YIELD') {
      faults.push({ path: `${path}/apyBps`, message: 'may be sent only if kind is YIELD', rule: 'forbidden' });
    }
    targetBps += bucket.targetBps;
  }
  if (targetBps > WHOLE_BPS) {
    faults.push({
      path: '/body/buckets',
      message: `must have target shares of at most ${WHOLE_BPS} together`,
      rule: 'sum',
    });
  }
  return faults;
}

/** The first owner whose address an earlier one has too, whatever each was named by. */
export function repeatedOwner(addresses: readonly string[]): number | undefined {
  const index = addresses.findIndex((address, place) => addresses.indexOf(address) < place);
  return index < 0 ? undefined : index;
}
