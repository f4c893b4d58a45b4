import type { TreasuryOwner } from '../../../../machines/treasury/treasury-account.machine.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { enqueue, insert } from '../../../platform/lifecycle/writes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { newWallet } from '../../wallets/index.ts';
import { resolveOwners } from '../resolve-owners.ts';
import { accountFaults, repeatedOwner } from '../rules/new-account.ts';
import { midnightOf, nextMidnight } from '../rules/simulated-yield.ts';
import { presentAccount } from '../treasury-account.present.ts';
import type { BucketRecord } from '../treasury-account.store.ts';

type Create = Request<'createTreasuryAccount'>;

/** A multisig for each bucket: their addresses at once, their deployment later (B 2.4, D-281). */
export const createTreasuryAccount: Handler<'createTreasuryAccount'> = async (request) => {
  const { body, tenantId, services, open, write, fail } = request;
  const errors = accountFaults(body);
  if (errors.length > 0) return fail('VALIDATION_FAILED', { errors });
  const { chainId } = services.config;
  if ((body.chainId ?? chainId) !== chainId) {
    const error = { path: '/body/chainId', message: `must be ${chainId}`, rule: 'const', allowed: [`${chainId}`] };
    return fail('ACCOUNT_CHAIN_MISMATCH', { errors: [error] });
  }
  const owners = await resolveOwners(body.owners, request);
  if (owners instanceof Refusal) return owners;
  const repeated = repeatedOwner(owners.map(({ address }) => address));
  if (repeated !== undefined) {
    const error = { path: `/body/owners/${repeated}`, message: 'is listed twice', rule: 'uniqueItems' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const { name, threshold = 1 } = body;
  const account = await open('treasury-account', {
    id: newId('trs'),
    context: { tenantId, name, chainId, threshold, owners },
  });
  const buckets: BucketRecord[] = [];
  for (const given of body.buckets) buckets.push(await openBucket(request, account, given, buckets.length));
  if (buckets.some(({ apyBps }) => apyBps !== null)) {
    const due = { key: account.id, tenantId, dueAt: nextMidnight(account.now) };
    write(enqueue('treasury.yield', { accountId: account.id }, due));
  }
  // Nobody has known these addresses until now: they are empty, and the chain need not be asked.
  return presentAccount(
    recordOf(account),
    buckets,
    buckets.map(() => 0n),
  );
};

async function openBucket(
  { tenantId, open, write }: Create,
  account: Aggregate<'treasury-account'>,
  given: Create['body']['buckets'][number],
  position: number,
): Promise<BucketRecord> {
  const { name, kind, targetBps } = given;
  const { chainId, threshold } = account.context;
  const owners = account.context.owners.map(({ address, role, label }: TreasuryOwner) => ({ address, role, label }));
  const order = { tenantId, kind: 'STANDARD', memberId: null, name, chainId, owners, threshold } as const;
  const wallet = await open('wallet', newWallet(order));
  const bucket = {
    id: newId('bkt'),
    accountId: account.id,
    name,
    kind,
    targetBps,
    apyBps: given.apyBps ?? null,
    walletId: wallet.id,
    accruedYieldBaseUnits: 0n,
    accruedUntil: midnightOf(account.now),
  };
  write(insert('treasury_buckets', { ...bucket, tenantId, position }));
  return { ...bucket, address: wallet.context.address, walletStatus: wallet.status };
}
