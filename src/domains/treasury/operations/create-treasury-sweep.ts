import { isChainDown } from '../../../payments/chain/index.ts';
import { parseUsd } from '../../../payments/ledger/money.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { openSweep } from '../open-sweep.ts';
import { lookAtBuckets, UNSEEN } from '../read-buckets.ts';
import { areStale } from '../stale-buckets.store.ts';
import { type BucketRecord, bucketsOf, findAccount } from '../treasury-account.store.ts';
import { presentSweep } from '../treasury-sweep.present.ts';
import { openSweeps } from '../treasury-sweep.store.ts';

type Create = Request<'createTreasurySweep'>;

/** The number of times that money may leave the bucket while the chain is asked. */
const TRIES = 3;

/** Proposes a transfer between two buckets to their owners (B 2.4, D-286, D-287). */
export const createTreasurySweep: Handler<'createTreasurySweep'> = async (request) => {
  const { path, body, tenantId, reads, services, aggregate, outsideTransaction, fail } = request;
  const amountBaseUnits = parseUsd(body.amountUsd);
  if (amountBaseUnits === undefined) {
    const error = { path: '/body/amountUsd', message: 'must be above zero, and at most 1000000000', rule: 'range' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  if (body.sourceBucketId === body.destBucketId) {
    const error = {
      path: '/body/destBucketId',
      message: 'must not be the same as sourceBucketId',
      rule: 'distinct',
    };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const before = await twoBuckets(request);
  if (before instanceof Refusal) return before;
  if (await isChainDown(reads, tenantId)) return fail.until(2, 'BALANCE_UNAVAILABLE');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const looked = await outsideTransaction(() => lookAtBuckets(services, [before.source]));
    const { balance, nonce } = looked.get(before.source.id) ?? UNSEEN;
    if (balance === null || nonce === null) return fail.until(2, 'BALANCE_UNAVAILABLE');
    // Of sweeps that are proposed at once each finds what the one before it has reserved.
    const account = await aggregate('treasury-account', path.id);
    const order = await twoBuckets(request);
    if (account === undefined) return fail('TREASURY_ACCOUNT_NOT_FOUND');
    if (order instanceof Refusal) return order;
    if (await areStale(reads, [order.source], looked)) continue;
    const sweep = await openSweep(request, {
      accountId: account.id,
      ruleId: null,
      ...order,
      amountBaseUnits,
      seen: { balance, nonce },
      openSweeps: await openSweeps(reads, [account.id]),
    });
    return sweep instanceof Refusal ? sweep : presentSweep(recordOf(sweep));
  }
  return fail.until(2, 'BALANCE_UNAVAILABLE');
};

/** The account and buckets that the body names, and whether money can leave the source at all. */
async function twoBuckets({
  path,
  body,
  tenantId,
  reads,
  fail,
}: Create): Promise<
  | { readonly source: BucketRecord; readonly dest: BucketRecord }
  | Refusal<'TREASURY_ACCOUNT_NOT_FOUND' | 'TREASURY_BUCKET_NOT_FOUND' | 'WALLET_NOT_DEPLOYED'>
> {
  const [account, buckets] = await Promise.all([
    findAccount(reads, tenantId, path.id),
    bucketsOf(reads, tenantId, [path.id]),
  ]);
  if (!account) return fail('TREASURY_ACCOUNT_NOT_FOUND');
  const source = buckets.find(({ id }) => id === body.sourceBucketId);
  const dest = buckets.find(({ id }) => id === body.destBucketId);
  if (!source || !dest) return fail('TREASURY_BUCKET_NOT_FOUND');
  return source.walletStatus === 'DEPLOYED' ? { source, dest } : fail('WALLET_NOT_DEPLOYED');
}
