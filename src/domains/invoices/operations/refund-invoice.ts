import type { Address } from 'viem';
import { isChainDown } from '../../../payments/chain/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lookAtWallet, proposeAsSeen } from '../../payments/index.ts';
import { presentInvoice } from '../invoice.present.ts';
import { deployedHold, lockForSettlement, settlementPlan } from '../settlement.ts';

/** Proposes all that the escrow really holds to the payer, not the invoiced amount (B 3, D-295). */
export const refundInvoice: Handler<'refundInvoice'> = async (request) => {
  const { tenantId, reads, services, outsideTransaction, fail } = request;
  const before = await lockForSettlement(request, 'REFUND');
  if (before instanceof Refusal) return before;
  if (await isChainDown(reads, tenantId)) return fail.until(2, 'BALANCE_UNAVAILABLE');
  // It has an address since it was sent, and keeps it.
  const hold = before.context.holdAddress as Address;
  const seen = await outsideTransaction(() => lookAtWallet(services, hold));
  if (seen === undefined) return fail.until(2, 'BALANCE_UNAVAILABLE');
  const invoice = await lockForSettlement(request, 'REFUND');
  if (invoice instanceof Refusal) return invoice;
  const heldBaseUnits = seen.balances.usdc;
  if (heldBaseUnits === 0n) return fail('INVOICE_NOTHING_TO_REFUND');
  const wallet = await deployedHold(request, invoice);
  if (wallet instanceof Refusal) return wallet;
  const plan = settlementPlan(request, invoice, wallet, {
    to: invoice.context.payerAddress,
    amountBaseUnits: heldBaseUnits,
  });
  const payment = await proposeAsSeen(request, plan, { nonce: seen.nonce, heldBaseUnits });
  if (payment instanceof Refusal) {
    if (payment.code === 'INSUFFICIENT_FUNDS') throw new Error('an escrow is short of what it holds');
    return payment as Refusal<'AUTHORITY_MISSING' | 'APPROVAL_REQUIRED' | 'POLICY_DENIED' | 'POLICY_UNAVAILABLE'>;
  }
  await invoice.send('REFUND', { paymentId: payment.id, heldBaseUnits });
  return presentInvoice(recordOf(invoice), payment.status);
};
