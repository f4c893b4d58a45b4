import { expect, it } from 'vitest';
import { fundsOf, fundsOfPool } from '../../../../src/domains/lending/pools/pool-funds.store.ts';
import { reading } from '../../../support/reading.ts';

it('the funds of a pool come from its own accounts, and are zero where no money has moved (D-370)', async () => {
  const held = ['cash', 'principal', 'interest', 'loss'].map((kind, nth) => ({
    accountId: `pool_${kind}:pool_a:USDC`,
    balance: BigInt(nth + 1),
  }));
  const { reads } = reading(held);
  const funds = await fundsOf(reads, 'ten_a', ['pool_a', 'pool_b']);
  expect(funds('pool_a')).toEqual({
    cashAtoms: 1n,
    principalOutstandingAtoms: 2n,
    interestCollectedAtoms: 3n,
    lossAtoms: 4n,
  });
  const none = { cashAtoms: 0n, principalOutstandingAtoms: 0n, interestCollectedAtoms: 0n, lossAtoms: 0n };
  expect(funds('pool_b')).toEqual(none);
  expect(await fundsOfPool(reading().reads, 'ten_a', 'pool_a')).toEqual(none);
});
