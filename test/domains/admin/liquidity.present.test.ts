import { expect, test } from 'vitest';
import { presentLiquidity } from '../../../src/domains/admin/liquidity.present.ts';

test('a prefunded balance is shown in minor units, however large (D-427)', () => {
  const row = {
    ...{ id: 'liq_1', provider: 'payapp_a', currency: 'PHP', balanceMinor: 90071992547409930n, createdAt: new Date(0) },
  } as const;
  expect(presentLiquidity(row)).toEqual({ provider: 'payapp_a', currency: 'PHP', balanceMinor: '90071992547409930' });
});
