import { expect, test } from 'vitest';
import { presentLiquidity } from '../../../src/domains/admin/liquidity.present.ts';

test('a prefunded balance is shown in minor units, however large (D-427)', () => {
  const named = { id: 'liq_1', provider: 'payapp_a', currency: 'PHP' } as const;
  const row = { ...named, balanceMinor: 90071992547409930n, createdAt: new Date(0) };
  expect(presentLiquidity(row)).toEqual({ provider: 'payapp_a', currency: 'PHP', balanceMinor: '90071992547409930' });
});
