import type { Custody, OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import type { LedgerAccount } from '../../payments/ledger/accounts.ts';
import { transfer } from '../../payments/ledger/transfer.ts';
import { set, type Write } from '../../platform/lifecycle/writes.ts';

/** A payment as its money effects see it. */
export interface PaymentMoney {
  readonly id: string;
  readonly context: Readonly<OfframpPaymentContext>;
}

/**
 * Moves the whole amount from one named custody to another (D-086, D-087). Refused from any other custody than the one
 * that it names: a pooled `reserved` can never pay for another payment, and nothing moves twice.
 */
export function move(payment: PaymentMoney, from: Custody, to: Custody, leg: string): readonly Write[] {
  const { custody, amountBaseUnits } = payment.context;
  if (custody !== from) throw new Error(`${payment.id}: money is in ${custody}, not in ${from}`);
  return [transfer(accountOf(payment, from), accountOf(payment, to), amountBaseUnits, leg), set({ custody: to })];
}

/**
 * The account in which a payment's money rests. Out of custody it is the sender's to spend, or, where a deposit pays,
 * outside the ledger with the escrow contract (D-086, D-088).
 */
export function accountOf({ id, context }: PaymentMoney, custody: Custody): LedgerAccount {
  const { senderTenantId: tenantId, asset, fundingMode } = context;
  switch (custody) {
    case 'none':
      return fundingMode === 'ONCHAIN_DEPOSIT'
        ? { kind: 'onchain_escrow', asset }
        : { kind: 'available', tenantId, asset };
    case 'reserved':
      return { kind: 'reserved', tenantId, asset };
    // A deposit lies in the payment's escrow as well.
    case 'escrow':
    case 'onchain':
      return { kind: 'escrow', paymentId: id, tenantId, asset };
  }
}

/**
 * Where a delivered payment's money goes: the proceeds to the recipient's balance (internal rail) or to the provider's
 * clearing account, the fees, and what rounding left (D-087, D-049). The legs add up to the amount exactly.
 */
export function settle(payment: PaymentMoney): readonly Write[] {
  const { amountBaseUnits, proceedsBaseUnits, providerFeeBaseUnits, networkFeeBaseUnits } = payment.context;
  const { provider, recipientTenantId, asset, custody } = payment.context;
  if (custody !== 'escrow' && custody !== 'onchain')
    throw new Error(`${payment.id}: delivered while its money is in ${custody}`);
  if (proceedsBaseUnits === null || provider === null || recipientTenantId === null) {
    throw new Error(`${payment.id}: delivered without a submission`);
  }
  const fees = (providerFeeBaseUnits ?? 0n) + (networkFeeBaseUnits ?? 0n);
  const proceedsTo: LedgerAccount =
    provider === 'internal'
      ? { kind: 'available', tenantId: recipientTenantId, asset }
      : { kind: 'provider_clearing', provider, asset };
  const from = accountOf(payment, 'escrow');
  const legs: [LedgerAccount, bigint, string][] = [
    [proceedsTo, proceedsBaseUnits, 'proceeds'],
    [{ kind: 'provider_fees', asset }, fees, 'fees'],
    [{ kind: 'rounding', asset }, amountBaseUnits - proceedsBaseUnits - fees, 'rounding'],
  ];
  return [
    ...legs.filter(([, amount]) => amount > 0n).map(([to, amount, leg]) => transfer(from, to, amount, leg)),
    set({ custody: 'none' }),
  ];
}
