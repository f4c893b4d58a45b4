import type { Address } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { TreasuryAccount, TreasuryBucketInput } from '../../../generated/contract/schemas.ts';
import type { TestService, TestTenant } from '../../support/service.ts';
import { legacy, mint, signatureOf } from '../payments/fixture.ts';
import { newOwner, runUntilChainIdle } from '../wallets/owners.ts';

/** A treasury account whose owners' keys the test has. */
export interface Treasury {
  readonly id: string;
  readonly owners: readonly PrivateKeyAccount[];
  readonly buckets: readonly TreasuryAccount['buckets'][number][];
}

export const THREE: readonly TreasuryBucketInput[] = [
  { name: 'Operating', kind: 'OPERATING', targetBps: 6000 },
  { name: 'Reserve', kind: 'RESERVE', targetBps: 2500 },
  { name: 'Yield', kind: 'YIELD', targetBps: 1500, apyBps: 420 },
];

interface Wanted {
  readonly buckets?: readonly TreasuryBucketInput[];
  /** In USD, one for each bucket. */
  readonly holdings?: readonly number[];
  readonly owners?: number;
  readonly threshold?: number;
}

/** An account with its multisigs deployed, and money in its buckets. */
export async function treasury(
  service: TestService,
  tenant: TestTenant,
  { buckets = THREE, holdings = [], owners: count = 1, threshold = 1 }: Wanted = {},
): Promise<Treasury> {
  const owners = Array.from({ length: count }, newOwner);
  const body = {
    name: 'Main treasury',
    owners: owners.map(({ address }) => ({ address })),
    threshold,
    buckets: [...buckets],
  };
  const account = await tenant.api.createTreasuryAccount(body).unwrap();
  for (const [index, usd] of holdings.entries()) await give(service, account, index, usd);
  await runUntilChainIdle(service);
  return { id: account.id, owners, buckets: account.buckets };
}

let gifts = 0;

/** Demo USD for a bucket. */
export async function give(
  service: TestService,
  { buckets }: Pick<Treasury, 'buckets'>,
  index: number,
  usd: number,
): Promise<void> {
  const bucket = buckets[index];
  if (bucket === undefined) throw new Error(`no bucket ${index}`);
  if (usd === 0) return;
  gifts += 1;
  await mint(service, bucket.address as Address, BigInt(Math.round(usd * 1_000_000)), `${bucket.id}:${gifts}`);
}

/** The ids of an account's buckets, for a body that names two of them. */
export function between({ buckets }: Pick<Treasury, 'buckets'>, source: number, dest: number) {
  const [from, to] = [buckets[source], buckets[dest]];
  if (from === undefined || to === undefined) throw new Error('no such bucket');
  return { sourceBucketId: from.id, destBucketId: to.id };
}

/** Signs a sweep's payment with so many owners; what the last was answered. */
export async function signSweep(
  { api }: TestTenant,
  { owners }: Pick<Treasury, 'owners'>,
  { paymentId }: { readonly paymentId: string },
  count = 1,
) {
  const { multisigTxHash } = legacy(await api.getPayment({ id: paymentId }).unwrap());
  let answer: unknown;
  for (const owner of owners.slice(0, count)) {
    answer = await api.signPayment({ id: paymentId, signature: await signatureOf(owner, multisigTxHash) }).unwrap();
  }
  return answer as { readonly status: string };
}

/** What the account says its buckets hold. */
export const held = async ({ api }: TestTenant, { id }: Pick<Treasury, 'id'>): Promise<(string | null)[]> =>
  (await api.getTreasuryAccount({ id }).unwrap()).buckets.map(({ balanceUsd }) => balanceUsd);
