import { parseUsd } from '../../../payments/ledger/money.ts';

/** An amount that the contract has let through (D-048). */
export function amountOf(usd: string): bigint {
  const amount = parseUsd(usd);
  if (amount === undefined) throw new Error(`${usd} is no amount`);
  return amount;
}
