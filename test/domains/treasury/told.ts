import { type BucketRecord, bucketsOfAccounts } from '../../../src/domains/treasury/treasury-account.store.ts';
import { newWallet } from '../../../src/domains/wallets/rules/new-wallet.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import type { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { enqueue, insert } from '../../../src/platform/lifecycle/writes.ts';
import { sample as multisigPayment } from '../payments/multisig-payment.sample.ts';
import { sample as treasuryAccount } from './treasury-account.sample.ts';

/** An account with two buckets and a rule, none of which a chain was asked for. */
export interface Told {
  readonly treasury: string;
  readonly buckets: readonly [string, string];
  readonly rule: string;
}

const OWNER = '0x000000000000000000000000000000000000dEaD';

interface Of {
  readonly tenantId: string;
  readonly memberId: string;
}

/** Tells of an account by the engine alone. */
export async function tellTreasury(unit: UnitOfWork, { tenantId, memberId }: Of): Promise<Told> {
  const owners = [{ address: OWNER, role: 'ADMIN_OWNER' as const, label: null }];
  const account = await unit.open('treasury-account', {
    id: newId('trs'),
    context: treasuryAccount.context({ tenantId, memberId, paymentId: '' }, 1),
  });
  const buckets: string[] = [];
  for (const [position, kind] of (['OPERATING', 'YIELD'] as const).entries()) {
    const order = {
      tenantId,
      memberId: null,
      kind: 'STANDARD',
      name: kind,
      chainId: 84_532,
      owners,
      threshold: 1,
    } as const;
    const wallet = await unit.open('wallet', newWallet(order));
    const id = newId('bkt');
    buckets.push(id);
    unit.write(
      insert('treasury_buckets', {
        id,
        tenantId,
        accountId: account.id,
        position,
        name: kind,
        kind,
        targetBps: 4000,
        walletId: wallet.id,
        apyBps: kind === 'YIELD' ? 420 : null,
        accruedYieldBaseUnits: 0n,
        accruedUntil: account.now,
      }),
    );
  }
  const [source = '', dest = ''] = buckets;
  const rule = newId('trl');
  unit.write(
    insert('treasury_rules', {
      id: rule,
      tenantId,
      accountId: account.id,
      type: 'SWEEP_EXCESS',
      sourceBucketId: source,
      destBucketId: dest,
      thresholdBaseUnits: 1n,
      targetBaseUnits: null,
      intervalSeconds: 3600,
      enabled: true,
      lastRunAt: null,
      lastOutcome: null,
      createdAt: account.now,
      updatedAt: account.now,
    }),
    ...(['treasury.rules', 'treasury.yield'] as const).map((topic) => {
      const dueAt = new Date(account.now.getTime() + 86_400_000);
      return enqueue(topic, { accountId: account.id }, { key: account.id, tenantId, dueAt });
    }),
  );
  return { treasury: account.id, buckets: [source, dest], rule };
}

/** A sweep of its buckets, with its payment; `wallets` are theirs. */
export async function tellSweep(
  unit: UnitOfWork,
  { tenantId, memberId }: Of,
  { treasury, buckets: [sourceBucketId, destBucketId], rule }: Told,
  { ruleId = rule, n = 1 }: { readonly ruleId?: string | null; readonly n?: number } = {},
): Promise<string> {
  const [id, paymentId] = [newId('swp'), newId('pay')];
  const wallets = await unit.reads.many<BucketRecord>(bucketsOfAccounts([treasury]));
  const [source, dest] = [sourceBucketId, destBucketId].map((bucket) => wallets.find((one) => one.id === bucket));
  const amountBaseUnits = 1_000_000n;
  await unit.open('multisig-payment', {
    id: paymentId,
    context: {
      ...multisigPayment.context({ tenantId, memberId, paymentId: '' }, n),
      origin: 'SWEEP',
      originId: id,
      asset: 'usdc',
      amountBaseUnits,
      sourceWalletId: source?.walletId ?? '',
      destinationType: 'wallet',
      destinationAddress: dest?.address ?? OWNER,
    },
  });
  await unit.open('treasury-sweep', {
    id,
    context: {
      tenantId,
      accountId: treasury,
      ruleId,
      sourceBucketId,
      destBucketId,
      amountBaseUnits,
      paymentId,
      failureReason: null,
      completedAt: null,
    },
  });
  return id;
}
